import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { blockAuthor, listBlocks, unblockAuthor } from './block-author.ts';
import { putCommunityProfile } from './put-profile.ts';
import { readCommunityProfile } from './read-profile.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });

export function registerCommunityProfileRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/community/profile', async ({ member }) =>
    succeed(await readCommunityProfile(context, member)),
  );

  registerEndpoint(app, context, 'PUT /api/community/profile', async ({ member, body }) =>
    succeed(await putCommunityProfile(context, { member, request: body })),
  );

  registerEndpoint(app, context, 'GET /api/community/blocks', async ({ member }) =>
    succeed({ items: await listBlocks(context, member.id) }),
  );

  registerEndpoint(app, context, 'PUT /api/community/blocks/:id', async ({ member, params }) => {
    await blockAuthor(context, { userId: member.id, id: params.id });
    return { success: true };
  });

  registerEndpoint(app, context, 'DELETE /api/community/blocks/:id', async ({ member, params }) => {
    await unblockAuthor(context, { userId: member.id, id: params.id });
    return { success: true };
  });
}
