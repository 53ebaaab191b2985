import type { Config } from '#server/config/config.ts';
import type { PushUrgency } from '#server/db/tables/platform/outgoing-pushes.ts';
import type { Clock } from '../time/clock.ts';
import { cutText } from './cut-text.ts';
import { readVapidKeys, type VapidKeyParts, type VapidKeys } from './vapid-keys.ts';
import { encodePush, type PushDeviceKeys, type PushMessage } from './wire/encode-push.ts';
import { judgeAnswer, judgeError, type PushOutcome } from './wire/judge-answer.ts';
import { createPostPush, type PostPush } from './wire/post-push.ts';

export interface PushService {
  /** The pair that this server proves with who it is. Read once; asked again after a failure. */
  readonly keys: () => Promise<VapidKeys>;
  /** One try to send a message to one device; shorter where it is too long for the push service. Never throws but for `keys`. */
  readonly send: (push: SentPush) => Promise<PushOutcome>;
  /** Called whenever there is a push to send; set by whoever sends them. */
  onEnqueued: () => void;
}

export interface SentPush {
  readonly device: PushDeviceKeys;
  readonly message: PushMessage;
  readonly ttlSeconds: number;
  readonly urgency: PushUrgency;
}

interface PushServiceParts extends VapidKeyParts {
  readonly clock: Clock;
  readonly config: Pick<Config, 'push'>;
}

/** What is left of a message that a push service has found too large. */
const shortened = { title: 40, body: 80 } as const;

export function createPushService(parts: PushServiceParts, post?: PostPush): PushService {
  const { clock, config } = parts;
  const postPush = post ?? createPostPush(config.push);
  let keys: Promise<VapidKeys> | undefined;
  const readKeys = () => {
    keys ??= readVapidKeys(parts).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };

  async function attempt({ device, message, ttlSeconds, urgency }: SentPush): Promise<PushOutcome> {
    const encoding = { keys: await readKeys(), subject: config.push.subject, ttlSeconds, urgency };
    try {
      const request = encodePush(device, message, encoding);
      return judgeAnswer(await postPush(device.endpoint, request), clock.now());
    } catch (error) {
      return judgeError(error);
    }
  }

  return {
    keys: readKeys,
    async send(push) {
      const outcome = await attempt(push);
      if (outcome.state !== 'too_large') return outcome;
      const { title, body } = push.message;
      const message = {
        ...push.message,
        title: cutText(title, shortened.title),
        body: cutText(body, shortened.body),
      };
      const second = await attempt({ ...push, message });
      return second.state === 'too_large' ? { state: 'refused', failure: 'too_large' } : second;
    },
    onEnqueued: () => undefined,
  };
}
