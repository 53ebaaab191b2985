import type { AdminPayout, PayoutRun } from '@chitta/contract';
import type { KnownPayout } from './payouts.queries.ts';

export function presentPayout({ payout, user }: KnownPayout): AdminPayout {
  const { id, runId, amount, currency, status, methodKind, methodHint, reference } = payout;
  return {
    id,
    runId,
    user,
    amount: { amount, currency },
    status,
    methodKind,
    methodHint,
    reference,
    createdAt: payout.createdAt.toISOString(),
    settledAt: payout.settledAt?.toISOString() ?? null,
  };
}

export function presentRun(
  { id, startedAt }: { readonly id: number; readonly startedAt: Date },
  payouts: readonly KnownPayout[],
): PayoutRun {
  const ofRun = payouts.filter(({ payout }) => payout.runId === id);
  return { id, startedAt: startedAt.toISOString(), payouts: ofRun.map(presentPayout) };
}
