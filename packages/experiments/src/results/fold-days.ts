/** A visit as it was kept. Times are ISO 8601 in UTC. */
export interface FoldedVisit {
  readonly session: string;
  readonly variant: string;
  readonly createdAt: string;
  /** The first time that this browser was shown the variant: a visitor. */
  readonly isCounted: boolean;
  readonly isFollowed: boolean;
  /** Shown more than one variant: left out of everything. */
  readonly isExcluded: boolean;
  readonly hasInteracted: boolean;
  readonly scrollDepth: number;
  readonly seconds: number;
}

export interface FoldedExposure {
  readonly session: string;
  readonly createdAt: string;
}

export interface FoldedConversion {
  /** Null: counted without anybody being followed. */
  readonly session: string | null;
  readonly variant: string;
  readonly type: 'sign_up' | 'verified' | 'first_reading' | 'premium' | 'revenue';
  /** Of revenue: in the smallest unit of its currency. */
  readonly value: number | null;
  readonly currency?: string;
  readonly convertedAt: string;
}

/** Minor units by currency; what different ones come to is never added up. */
export type Amounts = Readonly<Record<string, number>>;

/** Two sets of amounts, each currency by itself. */
export function addAmounts(one: Amounts, other: Amounts): Amounts {
  const sums = { ...one };
  for (const [currency, amount] of Object.entries(other)) sums[currency] = (sums[currency] ?? 0) + amount;
  return sums;
}

/** What one variant came to on one day; all of it can be added up. */
export interface DayFigures {
  impressions: number;
  visits: number;
  visitors: number;
  followed: number;
  signUps: number;
  followedSignUps: number;
  verified: number;
  firstReadings: number;
  premium: number;
  revenue: Amounts;
  bounces: number;
  scroll: number;
  seconds: number;
}

export const noFigures: Readonly<DayFigures> = {
  impressions: 0,
  visits: 0,
  visitors: 0,
  followed: 0,
  signUps: 0,
  followedSignUps: 0,
  verified: 0,
  firstReadings: 0,
  premium: 0,
  revenue: {},
  bounces: 0,
  scroll: 0,
  seconds: 0,
};

interface Facts {
  readonly visits: readonly FoldedVisit[];
  readonly exposures: readonly FoldedExposure[];
  readonly conversions: readonly FoldedConversion[];
}

const counted = {
  sign_up: 'signUps',
  verified: 'verified',
  first_reading: 'firstReadings',
  premium: 'premium',
} as const;

/**
 * Figures of each variant and day (UTC), by `variant day`. A visit counts on the day on which it began, an exposure and a
 * conversion on the day on which they happened.
 */
export function foldDays({ visits, exposures, conversions }: Facts): Map<string, DayFigures> {
  const days = new Map<string, DayFigures>();
  const on = (variant: string, time: string): DayFigures => {
    const key = `${variant} ${time.slice(0, 10)}`;
    const known = days.get(key) ?? { ...noFigures };
    days.set(key, known);
    return known;
  };
  const known = new Map(
    visits.filter(({ isExcluded }) => !isExcluded).map((visit) => [visit.session, visit]),
  );
  for (const visit of known.values()) addVisit(on(visit.variant, visit.createdAt), visit);
  for (const { session, createdAt } of exposures) {
    const visit = known.get(session);
    if (visit) on(visit.variant, createdAt).impressions += 1;
  }
  for (const conversion of conversions) {
    if (conversion.session !== null && !known.has(conversion.session)) continue;
    addConversion(on(conversion.variant, conversion.convertedAt), conversion);
  }
  return days;
}

function addVisit(day: DayFigures, visit: FoldedVisit): void {
  day.visits += 1;
  day.visitors += visit.isCounted ? 1 : 0;
  day.followed += visit.isCounted && visit.isFollowed ? 1 : 0;
  day.bounces += visit.hasInteracted ? 0 : 1;
  day.scroll += visit.scrollDepth;
  day.seconds += visit.seconds;
}

function addConversion(day: DayFigures, { type, session, value, currency }: FoldedConversion): void {
  if (type === 'revenue') {
    day.revenue = addAmounts(day.revenue, { [currency ?? 'usd']: value ?? 0 });
    return;
  }
  day[counted[type]] += 1;
  if (type === 'sign_up' && session !== null) day.followedSignUps += 1;
}
