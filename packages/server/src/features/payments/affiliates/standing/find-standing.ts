import { type AffiliateTerms, type AffiliateTier, limits } from '@chitta/contract';
import type { AffiliateStatus } from '@chitta/contract/limits';
import type { Handle } from '#server/db/client.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { type Candidate, createStandingQueries } from './standing.queries.ts';

/** How an affiliate stands, and what they get. */
export interface Standing {
  readonly status: AffiliateStatus;
  readonly tier: AffiliateTier;
  /** Basis points of their own in place of the tier's. */
  readonly ownRateBps: number | null;
  /** What holds: their own, else the tier's. */
  readonly rateBps: number;
}

type Facts = Pick<Candidate, 'affiliateStatus' | 'affiliateTier' | 'affiliateCommissionRate'>;

/** Reads the tiers once, for one or many. */
export async function readStandings(handle: Handle): Promise<(facts: Facts) => Standing> {
  const tiers = await createStandingQueries(handle).listTiers();
  return (facts) => standingOf(facts, tiers);
}

export async function findStanding(handle: Handle, facts: Facts): Promise<Standing> {
  return (await readStandings(handle))(facts);
}

function standingOf(facts: Facts, tiers: readonly AffiliateTier[]): Standing {
  const tier = tiers.find(({ key }) => key === facts.affiliateTier) ?? tiers[0];
  invariant(tier, 'there is a tier to begin in');
  const ownRateBps =
    facts.affiliateCommissionRate === null ? null : toBasisPoints(facts.affiliateCommissionRate);
  const status = limits.affiliateStatuses.find((each) => each === facts.affiliateStatus) ?? 'inactive';
  return { status, tier, ownRateBps, rateBps: ownRateBps ?? tier.rateBps };
}

/** The column has four digits after the point: `0.2000` is 2000 basis points. No float comes between. */
function toBasisPoints(rate: string): number {
  const [whole = '0', digits = ''] = rate.split('.');
  return Number(whole + digits.padEnd(4, '0').slice(0, 4));
}

/** Basis points as the column holds them. */
export function toRate(basisPoints: number): string {
  const digits = String(basisPoints).padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

export function presentTerms(
  { rateBps, tier }: Pick<Standing, 'rateBps' | 'tier'>,
  currency: string,
): AffiliateTerms {
  const { holdDays, minimumPayout: amount } = limits.affiliate;
  return { rateBps, months: tier.months, holdDays, minimumPayout: { amount, currency } };
}
