import { limits } from '@chitta/contract';
import type { PayoutBlocker } from '@chitta/contract/limits';
import type { Candidate } from '../standing/standing.queries.ts';
import type { KnownMethod } from './payouts.queries.ts';

/** What decides whether somebody is paid. */
export interface PayoutFacts {
  readonly payee: Pick<Candidate, 'affiliateStatus' | 'accountStatus'>;
  /** What is approved, after everything that was taken back. */
  readonly amount: number;
  readonly method: Pick<KnownMethod, 'usableFrom'> | null;
  readonly now: Date;
}

/** Why a payout run passes an affiliate by; null: it does not. What is left waits for the next one. */
export function findBlocker({ payee, amount, method, now }: PayoutFacts): PayoutBlocker | null {
  const isClosed = payee.accountStatus === 'suspended' || payee.accountStatus === 'deleted';
  if (isClosed || payee.affiliateStatus !== 'active') return 'suspended';
  if (amount < limits.affiliate.minimumPayout) return 'below_minimum';
  if (method === null) return 'no_method';
  return method.usableFrom > now ? 'method_cooling' : null;
}
