import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/features/admin/audit-log/actor.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { changeCampaign, listCampaigns, makeCampaign } from '../../attribution/campaigns/manage-campaigns.ts';
import { listAdminReferrals, showAdminReferral } from './list-admin-referrals.ts';
import { reviewReferral } from './review-referral.ts';

export function registerReferralsAdminRoutes(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/referrals', async ({ query }) => ({
    success: true,
    data: await listAdminReferrals(context, query),
  }));

  registerEndpoint(app, context, 'POST /api/admin/referrals/:id/review', async (call) => {
    const { params, body, member, request } = call;
    await reviewReferral(context, { ...body, id: params.id, actor: actorOf(member, request) });
    return { success: true, data: await showAdminReferral(context, params.id) };
  });

  registerEndpoint(app, context, 'GET /api/admin/referral-codes', async () => ({
    success: true,
    data: await listCampaigns(context),
  }));

  registerEndpoint(app, context, 'POST /api/admin/referral-codes', async ({ body, member, request }) => ({
    success: true,
    data: await makeCampaign(context, actorOf(member, request), body),
  }));

  registerEndpoint(app, context, 'PATCH /api/admin/referral-codes/:id', async (call) => ({
    success: true,
    data: await changeCampaign(context, actorOf(call.member, call.request), call.params.id, call.body),
  }));
}
