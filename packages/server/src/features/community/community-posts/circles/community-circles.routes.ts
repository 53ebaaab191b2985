import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { invite, revokeInvitation } from './invite.ts';
import { acceptInvitation, lookAtInvitation } from './join-circle.ts';
import { dissolveCircle, leaveCircle, removeMember } from './leave-circle.ts';
import { makeCircle } from './make-circle.ts';
import { listCircles, readCircle } from './read-circle.ts';

const succeed = <T>(data: T) => ({ success: true as const, data });
const done = { success: true as const };

export function registerCommunityCirclesRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/community/circles', async ({ member }) =>
    succeed({ items: await listCircles(context, member.id) }),
  );

  registerEndpoint(app, context, 'POST /api/community/circles', async ({ member, body }) =>
    succeed(await makeCircle(context, { member, name: body.name })),
  );

  registerEndpoint(app, context, 'GET /api/community/circles/:id', async ({ member, params }) =>
    succeed(await readCircle(context, { userId: member.id, ...params })),
  );

  registerEndpoint(app, context, 'DELETE /api/community/circles/:id', async ({ member, params }) => {
    await dissolveCircle(context, { userId: member.id, ...params });
    return done;
  });

  registerEndpoint(app, context, 'DELETE /api/community/circles/:id/membership', async (call) => {
    await leaveCircle(context, { userId: call.member.id, ...call.params });
    return done;
  });

  registerEndpoint(app, context, 'DELETE /api/community/circles/:id/members/:memberId', async (call) => {
    await removeMember(context, { userId: call.member.id, ...call.params });
    return done;
  });

  registerEndpoint(app, context, 'POST /api/community/circles/:id/invitations', async ({ member, params }) =>
    succeed(await invite(context, { userId: member.id, ...params })),
  );

  registerEndpoint(
    app,
    context,
    'DELETE /api/community/circles/:id/invitations/:invitationId',
    async ({ member, params }) => {
      await revokeInvitation(context, { userId: member.id, ...params });
      return done;
    },
  );

  registerEndpoint(app, context, 'POST /api/community/invitations/look', async ({ member, body }) =>
    succeed(await lookAtInvitation(context, { member, token: body.token })),
  );

  registerEndpoint(app, context, 'POST /api/community/invitations/accept', async ({ member, body }) =>
    succeed(await acceptInvitation(context, { member, token: body.token })),
  );
}
