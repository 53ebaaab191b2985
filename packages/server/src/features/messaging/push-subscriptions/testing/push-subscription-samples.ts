import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import type { SubscribeToPushRequest } from '@chitta/contract';
import type { SignedInClient } from '#server/testing/factories.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

/** What a browser sends when it has subscribed: a new device, at a push service that nobody asks in tests. */
export function buildSubscription(
  endpoint = `https://push.example.org/${randomUUID()}`,
): SubscribeToPushRequest {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  const userAgent = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
  return { subscription: { endpoint, expirationTime: null, keys }, userAgent };
}

async function ownDevice(owner: SignedInClient): Promise<{ params: { id: string } }> {
  const { body } = await owner.post('/api/push/subscribe', buildSubscription());
  return { params: { id: String(body.data.id) } };
}

export const pushSubscriptionSamples = {
  'GET /api/push/vapid-public-key': async (_, { context }) => {
    // As at the start of a server.
    await context.push.keys();
    return {};
  },
  'POST /api/push/subscribe': () => ({ body: buildSubscription() }),
  'GET /api/push/subscriptions': () => ({}),
  'DELETE /api/push/subscriptions/:id': ownDevice,
  'POST /api/push/subscriptions/:id/test': ownDevice,
} satisfies Record<string, SampleMaker>;
