import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { listDevices } from './list-devices.ts';
import { subscribeDevice } from './subscribe-device.ts';
import { testDevice } from './test-device.ts';
import { unsubscribeDevice } from './unsubscribe-device.ts';

export function registerPushSubscriptionsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/push/vapid-public-key', async () => ({
    publicKey: (await context.push.keys()).publicKey,
  }));

  registerEndpoint(app, context, 'POST /api/push/subscribe', async ({ member, session, body }) => ({
    success: true,
    data: await subscribeDevice(context, { member, session, request: body }),
  }));

  registerEndpoint(app, context, 'GET /api/push/subscriptions', async ({ member }) => ({
    success: true,
    data: await listDevices(context, member),
  }));

  registerEndpoint(app, context, 'DELETE /api/push/subscriptions/:id', async ({ member, params }) => {
    await unsubscribeDevice(context, { member, id: params.id });
    return { success: true };
  });

  registerEndpoint(app, context, 'POST /api/push/subscriptions/:id/test', async ({ member, params }) => ({
    success: true,
    data: { outcome: await testDevice(context, { member, id: params.id }) },
  }));
}
