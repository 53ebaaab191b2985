import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/features/admin/audit-log/actor.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import {
  changeCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  writeCannedAnswer,
} from './keep-canned-answer.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerCannedAnswersRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/canned-answers', async () =>
    succeed(await listCannedAnswers(context)),
  );

  registerEndpoint(app, context, 'POST /api/admin/canned-answers', async ({ member, request, body }) =>
    succeed(await writeCannedAnswer(context, actorOf(member, request), body)),
  );

  registerEndpoint(app, context, 'PUT /api/admin/canned-answers/:id', async (call) => {
    const { member, request, params, body } = call;
    return succeed(await changeCannedAnswer(context, actorOf(member, request), { ...body, ...params }));
  });

  registerEndpoint(app, context, 'DELETE /api/admin/canned-answers/:id', async (call) => {
    await deleteCannedAnswer(context, actorOf(call.member, call.request), call.params.id);
    return { success: true };
  });
}
