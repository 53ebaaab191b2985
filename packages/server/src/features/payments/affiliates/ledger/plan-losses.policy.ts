import type { CommissionKind } from '@chitta/contract/limits';
import { shareOf } from '@chitta/contract/money/share-of';

/** Money of a payment that went back, or was withheld, and whether it is gone now. */
export interface Loss {
  readonly source: 'refund' | 'dispute';
  readonly id: string;
  readonly amount: number;
  /** False: it was never taken, or came back. */
  readonly isTaken: boolean;
}

/** Rows of the ledger that there are of a payment, besides the sale. */
export interface LossRow {
  readonly kind: CommissionKind;
  readonly sourceId: string;
  readonly amount: number;
}

const kinds = {
  refund: { taken: 'refund', back: 'refund_failed' },
  dispute: { taken: 'dispute', back: 'dispute_won' },
} as const;

/** A source that is taken more than once, as where a bank changes its mind, is numbered from the second time on. */
const separator = '#';

/**
 * Rows that bring the ledger of one payment to where its refunds and disputes put it. All of them together take back
 * the commission's share of what is gone, and never more than all of it: whatever order things were heard of in, the
 * sum of the rows is the same.
 */
export function planLosses(
  sale: { readonly commission: number; readonly amountPaid: number },
  losses: readonly Loss[],
  known: readonly LossRow[],
): LossRow[] {
  const turns = losses.map((loss) => ({ loss, ...countTurns(loss, known) }));
  let lost = turns.reduce((sum, { loss, taken, back }) => sum + (taken > back ? loss.amount : 0), 0);
  let reversed = -known.reduce((sum, { amount }) => sum + amount, 0);
  const planned: LossRow[] = [];
  for (const { loss, taken, back } of turns) {
    if (loss.isTaken === taken > back) continue;
    lost += loss.isTaken ? loss.amount : -loss.amount;
    const target = shareOf(sale.commission, Math.min(lost, sale.amountPaid), sale.amountPaid);
    const { [loss.isTaken ? 'taken' : 'back']: kind } = kinds[loss.source];
    const turn = (loss.isTaken ? taken : back) + 1;
    // Without the comparison nothing at all would be a negative zero.
    const amount = target === reversed ? 0 : reversed - target;
    planned.push({ kind, sourceId: turn === 1 ? loss.id : `${loss.id}${separator}${turn}`, amount });
    reversed = target;
  }
  return planned;
}

function countTurns({ source, id }: Loss, known: readonly LossRow[]): { taken: number; back: number } {
  const count = (kind: CommissionKind) =>
    known.filter((row) => row.kind === kind && row.sourceId.split(separator)[0] === id).length;
  return { taken: count(kinds[source].taken), back: count(kinds[source].back) };
}
