import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { actorOf } from '../audit-log/actor.ts';
import { discardMail, retryFailedMails, retryMail } from './act-on-mail.ts';
import { listMailQueue } from './list-mail-queue.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerMailQueueRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/mails', async ({ query }) =>
    succeed(await listMailQueue(context, query)),
  );

  registerEndpoint(app, context, 'POST /api/admin/mails/:id/retry', async (call) => {
    const { member, request, params, body } = call;
    return succeed(await retryMail(context, { actor: actorOf(member, request), ...params, ...body }));
  });

  registerEndpoint(app, context, 'POST /api/admin/mails/:id/discard', async (call) => {
    const { member, request, params, body } = call;
    return succeed(await discardMail(context, { actor: actorOf(member, request), ...params, ...body }));
  });

  registerEndpoint(app, context, 'POST /api/admin/mails/retry-failed', async ({ member, request, body }) =>
    succeed(await retryFailedMails(context, { actor: actorOf(member, request), ...body })),
  );
}
