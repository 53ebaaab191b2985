import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/features/admin/audit-log/actor.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { readIdempotencyKey } from '#server/platform/idempotency/idempotency.ts';
import { findAdminMembership } from './find-admin-membership.ts';
import { grantFreeMonths } from './grant-free-months.ts';
import { refundInvoice } from './refund-invoice.ts';

const root = '/api/admin/memberships/:userId';

export function registerMembershipsAdminRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, `GET ${root}`, async ({ params }) => ({
    success: true,
    data: await findAdminMembership(context, params.userId),
  }));
  registerEndpoint(app, context, `POST ${root}/free-months`, async ({ member, params, body, request }) => {
    const { userId } = params;
    const key = readIdempotencyKey(request);
    await grantFreeMonths(context, { actor: actorOf(member, request), userId, ...body, key });
    return { success: true, data: await findAdminMembership(context, userId) };
  });
  registerEndpoint(app, context, `POST ${root}/refunds`, async ({ member, params, body, request }) => {
    const { userId } = params;
    const key = readIdempotencyKey(request);
    await refundInvoice(context, { actor: actorOf(member, request), userId, ...body, key });
    return { success: true, data: await findAdminMembership(context, userId) };
  });
}
