import type { PlanInterval } from '@chitta/contract/limits';

const monthsOf: Readonly<Record<PlanInterval, number>> = { month: 1, year: 12 };

/**
 * When a plan that is paid for now is charged the next time: the same day of a later month, or its last one where that
 * day is missing. In UTC, as the payment service counts.
 */
export function renewalDay(from: Date, interval: PlanInterval): Date {
  const months = from.getUTCMonth() + monthsOf[interval];
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const midnight = Date.UTC(from.getUTCFullYear(), months, day);
  const ofDay = from.getTime() - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return new Date(midnight + ofDay);
}
