import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/features/admin/audit-log/actor.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { answerAsOperator } from './answer-as-operator.ts';
import { changeDeskTicket } from './change-desk-ticket.ts';
import { listDesk, showDeskTicket } from './list-desk.ts';
import { previewMerge } from './merge-ticket.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerTicketsAdminRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/tickets', async ({ member, query }) =>
    succeed(await listDesk(context, { me: member.id, query })),
  );

  registerEndpoint(app, context, 'GET /api/admin/tickets/:id', async ({ params }) =>
    succeed(await showDeskTicket(context.db, params.id)),
  );

  registerEndpoint(app, context, 'GET /api/admin/tickets/:id/merge', async ({ params, query }) =>
    succeed(await previewMerge(context.db, { ...params, ...query })),
  );

  registerEndpoint(app, context, 'PATCH /api/admin/tickets/:id', async (call) => {
    const { params, body, member, request } = call;
    const by = { actor: actorOf(member, request), origin: ownOrigin(context.config, request) };
    return succeed(await changeDeskTicket(context, { ...by, ...params, request: body }));
  });

  registerEndpoint(app, context, 'POST /api/admin/tickets/:id/answers', async (call) => {
    const { params, body, member, request } = call;
    const by = { actor: actorOf(member, request), origin: ownOrigin(context.config, request) };
    return succeed(await answerAsOperator(context, { ...by, ...params, ...body }));
  });
}
