import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertOwnUserId } from '#server/platform/http/assert-own-user-id.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { countClick } from '../attribution/count-click.ts';
import { joinByCode } from './joining/join-by-code.ts';
import { listReferrals } from './listing/list-referrals.ts';
import { readCode, readStats } from './listing/read-stats.ts';
import { dismissModal, readModal } from './modal/read-modal.ts';
import { claimRewards } from './rewards/claim-rewards.ts';
import { upgradeReferral } from './upgrade.ts';

export function registerReferralsRoutes(app: FastifyInstance, context: AppContext): void {
  registerReading(app, context);
  registerRewards(app, context);

  registerEndpoint(app, context, 'POST /api/referrals/signup', async ({ member, body, request }) => {
    assertOwnUserId(member, body.refereeId);
    await context.rateLimits.codesPerMember.take(String(member.id));
    const { referralCode: code, campaign } = body;
    return answer(await joinByCode(context, { userId: member.id, code, campaign, request }));
  });

  registerEndpoint(app, context, 'POST /api/referrals/clicks', async ({ body, request }) => {
    const { referralCode: code, campaign } = body;
    return answer({ isKnown: await countClick(context, { code, campaign, from: addressKey(request.ip) }) });
  });

  registerEndpoint(app, context, 'POST /api/referrals/premium-upgrade', async ({ member, body }) =>
    answer({ status: await upgradeReferral(context, member.id, body.stripeSubscriptionId) }),
  );
}

function registerReading(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/referrals', async ({ member, query }) =>
    answer(await listReferrals(context, member.id, query)),
  );
  registerEndpoint(app, context, 'GET /api/referrals/code', async ({ member, request }) =>
    answer(await readCode(context, member.id, ownOrigin(context.config, request))),
  );
  registerEndpoint(app, context, 'GET /api/referrals/stats', async ({ member }) =>
    answer(await readStats(context, member.id)),
  );
}

function registerRewards(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/referrals/rewards/pending', async ({ member }) =>
    answer(await readModal(context, member.id)),
  );
  registerEndpoint(app, context, 'POST /api/referrals/rewards/dismiss', async ({ member, body }) => {
    const until = await dismissModal(context, member.id, body.hours);
    return answer({ dismissedUntil: until.toISOString() });
  });
  registerEndpoint(app, context, 'POST /api/referrals/rewards/claim', async ({ member }) =>
    answer(await claimRewards(context, member.id)),
  );
}

function answer<T>(data: T): { success: true; data: T } {
  return { success: true, data };
}
