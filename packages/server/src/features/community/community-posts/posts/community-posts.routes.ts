import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { changePost } from './change-post.ts';
import { lookAgain } from './look-again.ts';
import { react, unreact } from './react.ts';
import { listPosts, readPost } from './read-posts.ts';
import { readRoom } from './read-room.ts';
import { sharePost } from './share-post.ts';
import { withdrawPost } from './withdraw-post.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });
const done = { success: true as const };

export function registerCommunityPostsRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/community/posts', async ({ member, query }) =>
    succeed(await listPosts(context, { reader: member?.id ?? null, query })),
  );

  registerEndpoint(app, context, 'POST /api/community/posts', async ({ member, body, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    return succeed(await sharePost(context, { member, request: body, idempotencyKey }));
  });

  registerEndpoint(app, context, 'GET /api/community/posts/:id', async ({ member, params }) =>
    succeed(await readPost(context, { reader: member?.id ?? null, id: params.id })),
  );

  registerEndpoint(app, context, 'PATCH /api/community/posts/:id', async ({ member, params, body }) =>
    succeed(await changePost(context, { member, id: params.id, request: body })),
  );

  registerEndpoint(app, context, 'DELETE /api/community/posts/:id', async ({ member, params }) => {
    await withdrawPost(context, { userId: member.id, id: params.id });
    return done;
  });

  registerEndpoint(
    app,
    context,
    'PUT /api/community/posts/:id/reactions/:kind',
    async ({ member, params }) => {
      await react(context, { member, ...params });
      return done;
    },
  );

  registerEndpoint(
    app,
    context,
    'DELETE /api/community/posts/:id/reactions/:kind',
    async ({ member, params }) => {
      await unreact(context, { member, ...params });
      return done;
    },
  );

  registerEndpoint(app, context, 'POST /api/community/second-look', async ({ member, body }) =>
    succeed(await lookAgain(context, { member, request: body })),
  );

  registerEndpoint(app, context, 'GET /api/community/rooms/:name', async ({ params, query }) =>
    succeed(await readRoom(context, { theme: params.name, language: query.language })),
  );
}
