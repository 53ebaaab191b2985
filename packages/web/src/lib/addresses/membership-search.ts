import { type PlanInterval, planIntervals } from '@chitta/contract/limits';

export interface PlanSearch {
  /** The plan that was chosen. */
  readonly plan?: PlanInterval;
}

export interface ReturnSearch {
  /** Number of the payment that the browser comes back from. */
  readonly checkout?: number;
}

const otherNames: Readonly<Record<string, PlanInterval>> = {
  monthly: 'month',
  yearly: 'year',
  annual: 'year',
};

/** What `?plan=` asks for; a plan that there is not counts as none. */
export function validatePlanSearch({ plan }: Record<string, unknown>): PlanSearch {
  const asked = typeof plan === 'string' ? (otherNames[plan] ?? plan) : '';
  const known = planIntervals.find((interval) => interval === asked);
  return known ? { plan: known } : {};
}

/** Which payment the browser comes back from, where the address says so. */
export function validateReturnSearch({ checkout }: Record<string, unknown>): ReturnSearch {
  const id = Number(checkout);
  return checkout !== undefined && Number.isSafeInteger(id) && id > 0 ? { checkout: id } : {};
}
