import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/features/admin/audit-log/actor.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { appealCase } from './appeal-case.ts';
import { decideCase } from './decide-case.ts';
import { listCases } from './list-cases.ts';
import { reportCase } from './report-case.ts';

const done = { success: true as const };
const kinds = [
  ['post', 'posts'],
  ['reply', 'replies'],
] as const;

export function registerCommunityModerationRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/community/reports', async ({ query }) => ({
    success: true,
    data: await listCases(context, query),
  }));

  for (const [kind, plural] of kinds) {
    registerEndpoint(app, context, `POST /api/community/${plural}/:id/reports`, async (call) => {
      const of = { kind, id: call.params.id };
      await reportCase(context, { userId: call.member.id, of, request: call.body });
      return done;
    });

    registerEndpoint(app, context, `POST /api/community/${plural}/:id/appeals`, async (call) => {
      const of = { kind, id: call.params.id };
      await appealCase(context, { userId: call.member.id, of, text: call.body.text });
      return done;
    });

    registerEndpoint(app, context, `POST /api/admin/community/${plural}/:id/decisions`, async (call) => {
      const actor = actorOf(call.member, call.request);
      const of = { kind, id: call.params.id };
      const origin = ownOrigin(context.config, call.request);
      const data = await decideCase(context, { actor, of, request: call.body, origin });
      return { success: true, data };
    });
  }
}
