import type { PlanInterval } from '@chitta/contract/limits';
import { addMonths } from '@chitta/contract/money/add-months';

const monthsOf: Readonly<Record<PlanInterval, number>> = { month: 1, year: 12 };

export const toDate = (seconds: number): Date => new Date(seconds * 1000);
export const toSeconds = (time: Date): number => Math.floor(time.getTime() / 1000);

const monthsAfter = (anchor: number, months: number) => toSeconds(addMonths(toDate(anchor), months));

/** Calendar months from one to the other, whatever their days. */
function monthsBetween(from: number, to: number): number {
  const start = toDate(from);
  const end = toDate(to);
  return 12 * (end.getUTCFullYear() - start.getUTCFullYear()) + end.getUTCMonth() - start.getUTCMonth();
}

/** When a period that begins at `start` ends: a month or year on, on the anchor's day of the month. */
export function endOfPeriod(anchor: number, start: number, interval: PlanInterval): number {
  return monthsAfter(anchor, monthsBetween(anchor, start) + monthsOf[interval]);
}

/** Whether renewals that keep to the anchor's day fall on that time. */
export function keepsTo(anchor: number, time: number): boolean {
  return monthsAfter(anchor, monthsBetween(anchor, time)) === time;
}
