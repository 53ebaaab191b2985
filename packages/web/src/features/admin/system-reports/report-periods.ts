/** Periods that are asked for most; `own`: whatever the two fields say. */
export const reportPeriods = ['last30', 'lastMonth', 'thisYear', 'lastYear', 'own'] as const;
export type ReportPeriodName = (typeof reportPeriods)[number];

export interface ReportDays {
  readonly from: string;
  readonly until: string;
}

const dayMs = 24 * 60 * 60_000;
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** First and last day of a period, in UTC as the server counts them. */
export function daysOf(name: Exclude<ReportPeriodName, 'own'>, now: Date): ReportDays {
  const today = dayOf(now.getTime());
  const year = now.getUTCFullYear();
  const month = now.getUTCMonth();
  switch (name) {
    case 'last30':
      return { from: dayOf(now.getTime() - 29 * dayMs), until: today };
    case 'lastMonth':
      return { from: dayOf(Date.UTC(year, month - 1, 1)), until: dayOf(Date.UTC(year, month, 0)) };
    case 'thisYear':
      return { from: `${year}-01-01`, until: today };
    case 'lastYear':
      return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` };
  }
}

/** What is wrong with a period: a day is missing, they are the wrong way round, or one is yet to come. */
export function faultOf({ from, until }: ReportDays, now: Date): 'missing' | 'turned' | 'ahead' | null {
  if (from === '' || until === '') return 'missing';
  if (until < from) return 'turned';
  return until > dayOf(now.getTime()) ? 'ahead' : null;
}
