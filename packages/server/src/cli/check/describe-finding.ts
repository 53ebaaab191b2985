import type { CheckedInvariant } from '#server/features/admin/invariants/check-invariants.ts';

const subjects = {
  member: 'member',
  checkout: 'checkout',
  free_months: 'row of free_months',
  referral: 'referral',
  reward: 'reward',
  commission: 'commission',
  payout: 'payout',
} as const;

/** One line: the name, what is wrong, how often, and numbers of what it is about. */
export function describeFinding({ invariant, count, ids }: CheckedInvariant): string {
  const { name, wrong, subject } = invariant;
  const named = ids.length === 0 ? '' : ` (${subjects[subject]} ${ids.join(', ')}${more(count, ids.length)})`;
  return `${name}: ${wrong} ${count} found${named}.`;
}

function more(count: number, named: number): string {
  return count > named ? ' …' : '';
}
