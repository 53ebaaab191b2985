import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/features/admin/audit-log/actor.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { registerDownload } from '#server/platform/http/streams/register-download.ts';
import { listApplications } from '../applications/list-applications.ts';
import { reviewApplication } from '../applications/review-application.ts';
import { listCommissions } from '../dashboard/list-commissions.ts';
import { listPayoutRuns } from '../payouts/list-payout-runs.ts';
import { settlePayout } from '../payouts/settle-payout.ts';
import { startPayoutRun } from '../payouts/start-payout-run.ts';
import { writePayoutFile } from '../payouts/write-payout-file.ts';
import { createStandingQueries } from '../standing/standing.queries.ts';
import { adjustCommission } from './adjust-commission.ts';
import { changeAffiliate } from './change-affiliate.ts';
import { changeTier } from './change-tier.ts';
import { decideCommission } from './decide-commission.ts';
import { listAffiliates } from './list-affiliates.ts';
import { findAffiliate, showAffiliate } from './show-affiliate.ts';

export function registerAffiliatesAdminRoutes(app: FastifyInstance, context: AppContext): void {
  registerApplications(app, context);
  registerManagement(app, context);
  registerPayouts(app, context);
}

function registerApplications(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/affiliate-applications', async ({ query }) => ({
    success: true,
    data: await listApplications(context, query),
  }));

  registerEndpoint(app, context, 'POST /api/admin/affiliate-applications/:id/review', async (call) => {
    const { member, params, body, request } = call;
    const origin = ownOrigin(context.config, request);
    const review = { ...body, ...params, origin, actor: actorOf(member, request) };
    return { success: true, data: await reviewApplication(context, review) };
  });
}

function registerManagement(app: FastifyInstance, context: AppContext): void {
  const shown = async (id: number) => ({ success: true as const, data: await showAffiliate(context, id) });

  registerEndpoint(app, context, 'GET /api/admin/affiliates', async ({ query }) => ({
    success: true,
    data: await listAffiliates(context, query),
  }));

  registerEndpoint(app, context, 'GET /api/admin/affiliates/:id', ({ params }) => shown(params.id));

  registerEndpoint(app, context, 'PATCH /api/admin/affiliates/:id', async (call) => {
    const { member, params, body, request } = call;
    await changeAffiliate(context, { ...body, userId: params.id, actor: actorOf(member, request) });
    return shown(params.id);
  });

  registerEndpoint(app, context, 'GET /api/admin/affiliates/:id/commissions', async ({ params, query }) => {
    await findAffiliate(context.db, params.id);
    return { success: true, data: await listCommissions(context, { ...query, userId: params.id }) };
  });

  registerEndpoint(app, context, 'POST /api/admin/affiliates/:id/adjustments', async (call) => {
    const { member, params, body, request } = call;
    await adjustCommission(context, { ...body, userId: params.id, actor: actorOf(member, request) });
    return shown(params.id);
  });

  registerEndpoint(app, context, 'POST /api/admin/affiliate-commissions/:id/decision', async (call) => {
    const { member, params, body, request } = call;
    const decision = { ...body, ...params, actor: actorOf(member, request) };
    return { success: true, data: await decideCommission(context, decision) };
  });

  registerEndpoint(app, context, 'GET /api/admin/affiliate-tiers', async () => ({
    success: true,
    data: await createStandingQueries(context.db).listTiers(),
  }));

  registerEndpoint(app, context, 'PATCH /api/admin/affiliate-tiers/:key', async (call) => {
    const { member, params, body, request } = call;
    const change = { ...body, ...params, actor: actorOf(member, request) };
    return { success: true, data: await changeTier(context, change) };
  });
}

function registerPayouts(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/admin/affiliate-payout-runs', async ({ query }) => ({
    success: true,
    data: await listPayoutRuns(context, query),
  }));

  registerEndpoint(app, context, 'POST /api/admin/affiliate-payout-runs', async (call) => {
    const { member, body, request } = call;
    const run = await startPayoutRun(context, { ...body, actor: actorOf(member, request) });
    return { success: true, data: run };
  });

  registerDownload(app, context, 'GET /api/admin/affiliate-payout-runs/:id/file', ({ params }) =>
    writePayoutFile(context, params.id),
  );

  registerEndpoint(app, context, 'POST /api/admin/affiliate-payouts/:id/outcome', async (call) => {
    const { member, params, body, request } = call;
    const origin = ownOrigin(context.config, request);
    const outcome = { ...body, ...params, origin, actor: actorOf(member, request) };
    return { success: true, data: await settlePayout(context, outcome) };
  });
}
