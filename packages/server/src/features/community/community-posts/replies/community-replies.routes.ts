import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { listReplies } from './list-replies.ts';
import { sayReply } from './say-reply.ts';
import { withdrawReply } from './withdraw-reply.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerCommunityRepliesRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/community/posts/:id/replies', async ({ member, params, query }) =>
    succeed(await listReplies(context, { reader: member?.id ?? null, postId: params.id, query })),
  );

  registerEndpoint(app, context, 'POST /api/community/posts/:id/replies', async (call) => {
    const { member, params, body, request } = call;
    const idempotencyKey = readIdempotencyKey(request);
    const options = { member, postId: params.id, text: body.text, idempotencyKey };
    return succeed(await sayReply(context, options));
  });

  registerEndpoint(app, context, 'DELETE /api/community/replies/:id', async ({ member, params }) => {
    await withdrawReply(context, { userId: member.id, id: params.id });
    return { success: true };
  });
}
