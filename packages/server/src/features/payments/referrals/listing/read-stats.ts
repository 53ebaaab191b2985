import { limits, type OwnReferralCode, type ReferralStats } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { createReferralCode } from '#server/features/identity/accounts/referral-code.ts';
import { sumClicks } from '../../attribution/count-click.ts';
import { ensureOwnCode } from '../../attribution/own-code.ts';
import { createListingQueries } from './listing.queries.ts';

/** The member's code, and the link that people come by. */
export async function readCode(
  context: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
  origin: string,
): Promise<OwnReferralCode> {
  const { code } = await ensureOwnCode(context, userId, createReferralCode());
  return { code, link: `${origin}/signup?ref=${encodeURIComponent(code)}` };
}

/** What came of the member's code. */
export async function readStats(
  context: Pick<AppContext, 'db' | 'clock'>,
  userId: number,
): Promise<ReferralStats> {
  const own = await ensureOwnCode(context, userId, createReferralCode());
  const queries = createListingQueries(context.db);
  const { joined, paid } = await queries.countBrought(userId);
  const { available, used, held, counting } = await queries.sumRewards(userId);
  const { atMost } = limits.referralMonths;
  return {
    clicks: await sumClicks(context, own.id),
    joined,
    pending: joined - paid,
    earned: paid,
    freeMonthsAvailable: available,
    freeMonthsUsed: used,
    freeMonthsHeld: held,
    monthsAtMost: atMost,
    monthsLeft: Math.max(0, atMost - counting),
  };
}
