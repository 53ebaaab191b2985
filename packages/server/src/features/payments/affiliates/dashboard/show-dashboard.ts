import type { AffiliateBalance, AffiliateDashboard, AffiliateMonth } from '@chitta/contract';
import { addMonths } from '@chitta/contract/money/add-months';
import type { AppContext } from '#server/context.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { createLedgerQueries } from '../ledger/ledger.queries.ts';
import { presentMethod } from '../payouts/change-payout-method.ts';
import { createPayoutsQueries } from '../payouts/payouts.queries.ts';
import { findStanding, presentTerms } from '../standing/find-standing.ts';
import { createStandingQueries } from '../standing/standing.queries.ts';
import { createDashboardQueries, type Tally } from './dashboard.queries.ts';

const monthsShown = 12;
const payoutsShown = 24;
const ever = new Date(0);

/** What came of an affiliate's link: numbers alone, nobody who came by it. */
export async function showDashboard(
  { db, clock, config }: Pick<AppContext, 'db' | 'clock' | 'config'>,
  { userId, origin }: { readonly userId: number; readonly origin: string },
): Promise<AffiliateDashboard> {
  const candidate = await createStandingQueries(db).find(userId);
  invariant(candidate, 'the member of a session is there');
  const standing = await findStanding(db, candidate);
  const code = await createStandingQueries(db).findCode(userId);
  const balances = await createLedgerQueries(db).listBalances(userId);
  const currency = balances[0]?.currency ?? config.plans.currency;
  const queries = createDashboardQueries(db);
  const first = firstMonth(clock.now());
  const range = { userId, codeId: code?.id ?? null, currency };
  const months = await queries.tallyMonths({ ...range, since: first });
  const campaigns = await queries.tallyCampaigns({ ...range, since: ever });
  const payouts = createPayoutsQueries(db);
  const method = await payouts.findMethod(userId);
  return {
    status: standing.status,
    tier: standing.tier.name,
    terms: presentTerms(standing, currency),
    code: code?.code ?? null,
    link: code && `${origin}/signup?ref=${code.code}`,
    totals: {
      clicks: sum(campaigns, 'clicks'),
      signUps: sum(campaigns, 'signUps'),
      conversions: sum(campaigns, 'conversions'),
    },
    balances: balances.length > 0 ? balances : [nothingIn(currency)],
    months: fillMonths(months, first),
    campaigns: campaigns.map(({ key: campaign, ...tally }) => ({ campaign, ...tally })),
    payouts: (await payouts.listPayoutsOf(userId, payoutsShown)).map((payout) => ({
      id: payout.id,
      amount: { amount: payout.amount, currency: payout.currency },
      status: payout.status,
      methodHint: payout.methodHint,
      createdAt: payout.createdAt.toISOString(),
      settledAt: payout.settledAt?.toISOString() ?? null,
    })),
    payoutMethod: method && presentMethod(method),
  };
}

function nothingIn(currency: string): AffiliateBalance {
  return { currency, pending: 0, approved: 0, inPayout: 0, paid: 0, held: 0 };
}

function sum(tallies: readonly Tally[], part: 'clicks' | 'signUps' | 'conversions'): number {
  return tallies.reduce((total, tally) => total + tally[part], 0);
}

/** Beginning of the oldest month that is shown, in UTC. */
function firstMonth(now: Date): Date {
  const current = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return addMonths(current, 1 - monthsShown);
}

/** Months in which nothing happened are there too. */
function fillMonths(tallies: readonly Tally[], first: Date): AffiliateMonth[] {
  return Array.from({ length: monthsShown }, (_, index) => {
    const month = addMonths(first, index).toISOString().slice(0, 7);
    const { key: _key, ...tally } = tallies.find(({ key }) => key === month) ?? {
      key: month,
      clicks: 0,
      signUps: 0,
      conversions: 0,
      earned: 0,
    };
    return { month, ...tally };
  });
}
