import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { apply } from './applications/apply.ts';
import { showApplication } from './applications/show-application.ts';
import { listCommissions, presentOwnCommission } from './dashboard/list-commissions.ts';
import { showDashboard } from './dashboard/show-dashboard.ts';
import { changePayoutMethod } from './payouts/change-payout-method.ts';

export function registerAffiliatesRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/affiliates/application', async ({ member }) => ({
    success: true,
    data: await showApplication(context, member.id),
  }));

  registerEndpoint(app, context, 'POST /api/affiliates/application', async ({ member, body }) => {
    await apply(context, member.id, body);
    return { success: true, data: await showApplication(context, member.id) };
  });

  registerEndpoint(app, context, 'GET /api/affiliates', async ({ member, request }) => ({
    success: true,
    data: await showDashboard(context, { userId: member.id, origin: ownOrigin(context.config, request) }),
  }));

  registerEndpoint(app, context, 'GET /api/affiliates/commissions', async ({ member, query }) => {
    const { items, nextCursor } = await listCommissions(context, { ...query, userId: member.id });
    return { success: true, data: { items: items.map(presentOwnCommission), nextCursor } };
  });

  registerEndpoint(app, context, 'PUT /api/affiliates/payout-method', async ({ member, body, request }) => ({
    success: true,
    data: await changePayoutMethod(context, member, { details: body, request }),
  }));
}
