import type { Endpoints } from '@chitta/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { type EndpointCall, registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { actorOf } from '../audit-log/actor.ts';
import { grantUnlimitedAccess } from './access/grant-unlimited-access.ts';
import { revokeUnlimitedAccess } from './access/revoke-unlimited-access.ts';
import type { ActRequest } from './act-on-user.ts';
import { changeStatus } from './change-status.ts';
import { endSessions } from './end-sessions.ts';
import { listUsers } from './list-users.ts';
import { grantAdminRole } from './roles/grant-admin-role.ts';
import { revokeAdminRole } from './roles/revoke-admin-role.ts';
import { showUser } from './show-user.ts';
import { closeAccount } from './verification/close-account.ts';
import { resendLink } from './verification/resend-link.ts';
import { verifyAddress } from './verification/verify-address.ts';

type ActCall = Pick<
  EndpointCall<Endpoints['POST /api/admin/users/:id/close']>,
  'member' | 'params' | 'body' | 'request'
>;

export function registerAdminUsersRoutes(app: FastifyInstance, context: AppContext): void {
  const shown = async (id: number) => ({ success: true as const, data: await showUser(context, id) });

  registerEndpoint(app, context, 'GET /api/admin/users', async ({ query }) => ({
    success: true,
    data: await listUsers(context, query),
  }));

  registerEndpoint(app, context, 'GET /api/admin/users/:id', ({ params }) => shown(params.id));

  registerEndpoint(app, context, 'PATCH /api/admin/users/:id/status', async (call) => {
    await changeStatus(context, requestOf(call), call.body.status);
    return shown(call.params.id);
  });

  registerEndpoint(app, context, 'POST /api/admin/users/:id/unlimited-access', async (call) => {
    await grantUnlimitedAccess(context, requestOf(call), new Date(call.body.until));
    return shown(call.params.id);
  });

  registerEndpoint(app, context, 'POST /api/admin/users/:id/resend-verification', async (call) => {
    await resendLink(context, requestOf(call), ownOrigin(context.config, call.request));
    return shown(call.params.id);
  });

  registerEndpoint(app, context, 'POST /api/admin/users/:id/close', async (call) => {
    await closeAccount(context, requestOf(call), ownOrigin(context.config, call.request));
    return shown(call.params.id);
  });

  for (const [key, act] of plainActs) {
    registerEndpoint(app, context, key, async (call) => {
      await act(context, requestOf(call));
      return shown(call.params.id);
    });
  }
}

/** Acts that need a reason and nothing else. */
const plainActs = [
  ['POST /api/admin/users/:id/sessions/end', endSessions],
  ['DELETE /api/admin/users/:id/unlimited-access', revokeUnlimitedAccess],
  ['POST /api/admin/users/:id/admin-role', grantAdminRole],
  ['DELETE /api/admin/users/:id/admin-role', revokeAdminRole],
  ['POST /api/admin/users/:id/verify', verifyAddress],
] as const satisfies readonly [
  keyof Endpoints,
  (context: AppContext, request: ActRequest) => Promise<void>,
][];

function requestOf({ member, params, body, request }: ActCall): ActRequest {
  return { actor: actorOf(member, request), userId: params.id, reason: body.reason };
}
