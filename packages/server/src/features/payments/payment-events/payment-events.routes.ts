import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerNotification } from '#server/platform/http/streams/register-notification.ts';
import { actorOf } from '../../admin/audit-log/actor.ts';
import { listPaymentEvents } from './list-payment-events.ts';
import { receiveEvent } from './receive-event.ts';
import { replayEvent } from './replay-event.ts';

export function registerPaymentEventsRoutes(app: FastifyInstance, context: AppContext): void {
  registerNotification(app, 'POST /api/payments/webhook', async ({ payload, request }) => {
    const header = request.headers['stripe-signature'];
    await receiveEvent(context, payload, typeof header === 'string' ? header : '');
    return { success: true };
  });
  registerEndpoint(app, context, 'GET /api/admin/payment-events', async ({ query }) => ({
    success: true,
    data: await listPaymentEvents(context, query),
  }));
  registerEndpoint(app, context, 'POST /api/admin/payment-events/:id/replay', async (call) => {
    const { member, params, body, request } = call;
    const actor = actorOf(member, request);
    return { success: true, data: await replayEvent(context, { actor, id: params.id, reason: body.reason }) };
  });
}
