import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';

/** What `PushSubscription.toJSON()` gives; the keys are base64url of 65 and 16 bytes. */
export const pushSubscription = z.object({
  endpoint: z.string().min(1).max(limits.push.endpoint),
  /** Milliseconds since 1970; browsers leave it out or say null. */
  expirationTime: z.number().nullable().optional(),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
  }),
});

/** SHA-256 of a subscription's endpoint in UTF-8, in lower-case hexadecimal: what a device knows itself by. */
export const endpointHash = z.string().regex(/^[0-9a-f]{64}$/);

export const subscribeToPushRequest = z.object({
  subscription: pushSubscription,
  userAgent: safeText().pipe(z.string().max(limits.push.userAgent)),
  /** The subscription that this one takes the place of, as `pushsubscriptionchange` tells of it. */
  replaces: endpointHash.optional(),
});
export type SubscribeToPushRequest = z.infer<typeof subscribeToPushRequest>;

/** A device that is sent pushes. Its keys and its endpoint stay on the server. */
export const pushDevice = z.object({
  id: z.number().int(),
  /** Such as `Firefox`; null: not known. */
  browser: z.string().nullable(),
  /** Such as `Android`; null: not known. */
  system: z.string().nullable(),
  /** Host of the push service that carries what is sent, such as `fcm.googleapis.com`. */
  service: z.string(),
  /** A client hashes the endpoint of its own subscription and knows by it which device it is. */
  endpointHash,
  createdAt: z.string(),
  /** When its push service last took something for it; null: not yet. */
  lastSuccessAt: z.string().nullable(),
  /** False: its push service has refused everything for a while. Subscribing again makes it true. */
  isActive: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDevice>;

/** What became of a test: `gone`, the device has been taken off the list; `delayed`, it is tried again for some minutes. */
export const pushTestOutcomes = ['sent', 'delayed', 'gone', 'refused'] as const;
export type PushTestOutcome = (typeof pushTestOutcomes)[number];

const ofDevice = z.object({ id: idParam });

export const pushSubscriptionsEndpoints = {
  'GET /api/push/vapid-public-key': endpoint({
    access: 'member',
    summary: 'The key that browsers subscribe with (`applicationServerKey`): 65 bytes in base64url',
    response: z.object({ publicKey: z.string() }),
    errors: [],
  }),
  'POST /api/push/subscribe': endpoint({
    access: 'member',
    summary:
      'Send pushes to this device as long as its session lives. A device that is new turns on `pushNotifications` of ' +
      'the member; one that is known stays as it is, so that it may be sent at each start of the app',
    body: subscribeToPushRequest,
    response: dataOf(pushDevice),
    errors: ['requests.invalid', 'push_subscriptions.endpoint_refused'],
  }),
  'GET /api/push/subscriptions': endpoint({
    access: 'member',
    summary: 'Devices of the member that are sent pushes, the newest first',
    response: dataOf(
      z.object({
        items: z.array(pushDevice),
        /** `pushNotifications` of the member; false: nothing is sent to any device but tests. */
        isOn: z.boolean(),
      }),
    ),
    errors: [],
  }),
  'DELETE /api/push/subscriptions/:id': endpoint({
    access: 'member',
    summary: 'Send nothing more to a device',
    params: ofDevice,
    response: z.object({ success: z.literal(true) }),
    errors: ['push_subscriptions.not_found'],
  }),
  'POST /api/push/subscriptions/:id/test': endpoint({
    access: 'member',
    summary: 'Send a push to one device now, and say what its push service made of it',
    params: ofDevice,
    response: dataOf(z.object({ outcome: z.enum(pushTestOutcomes) })),
    errors: ['push_subscriptions.not_found'],
  }),
} as const;
