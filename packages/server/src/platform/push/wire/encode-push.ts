import { hash } from 'node:crypto';
import webPush from 'web-push';
import type { PushUrgency } from '#server/db/tables/platform/outgoing-pushes.ts';
import type { VapidKeys } from '../vapid-keys.ts';
import type { PushRequest } from './post-push.ts';

/** What a service worker decrypts: JSON. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** Page that it opens. */
  readonly path: string;
  /** The topic: a notification with the same tag is replaced. */
  readonly tag: string;
}

export interface PushDeviceKeys {
  readonly endpoint: string;
  readonly p256dhKey: string;
  readonly authKey: string;
}

interface Encoding {
  readonly keys: VapidKeys;
  readonly subject: string;
  readonly ttlSeconds: number;
  readonly urgency: PushUrgency;
}

/** Encrypts a message for one device (RFC 8291) and signs who sends it (RFC 8292). Throws where its keys are none. */
export function encodePush(device: PushDeviceKeys, message: PushMessage, encoding: Encoding): PushRequest {
  const { endpoint, p256dhKey: p256dh, authKey: auth } = device;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      contentEncoding: 'aes128gcm',
      TTL: encoding.ttlSeconds,
      urgency: encoding.urgency,
      topic: hideTopic(device, message.tag),
      vapidDetails: { subject: encoding.subject, ...encoding.keys },
    },
  );
  return { headers: headers as PushRequest['headers'], body };
}

/** Push services read topics: they learn which push takes the place of which, and nothing of what it is about. */
function hideTopic({ endpoint }: PushDeviceKeys, topic: string): string {
  return hash('sha256', `${endpoint}\n${topic}`, 'base64url').slice(0, 32);
}
