import { shareOf } from '@chitta/contract/money/share-of';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Loss, type LossRow, planLosses } from './plan-losses.policy.ts';

const sale = { commission: 200, amountPaid: 1000 };
const refund = (id: string, amount: number, isTaken = true): Loss => ({
  source: 'refund',
  id,
  amount,
  isTaken,
});
const dispute = (id: string, amount: number, isTaken = true): Loss => ({
  source: 'dispute',
  id,
  amount,
  isTaken,
});
const sum = (rows: readonly LossRow[]) => rows.reduce((total, { amount }) => total + amount, 0);

/** What was taken comes back, or the other way round. */
function flip(seen: Loss[], left: number[], index: number): void {
  const loss = seen[index];
  if (!loss) return;
  left[index] = (left[index] ?? 0) - 1;
  seen[index] = { ...loss, isTaken: !loss.isTaken };
}

describe('what refunds and disputes take back of a commission', () => {
  it('is the share of what was refunded, however many refunds it comes in', () => {
    const first = planLosses(sale, [refund('re_1', 333)], []);
    expect(first).toEqual([{ kind: 'refund', sourceId: 're_1', amount: -67 }]);
    const second = planLosses(sale, [refund('re_1', 333), refund('re_2', 333)], first);
    expect(second).toEqual([{ kind: 'refund', sourceId: 're_2', amount: -66 }]);
    const all = [...first, ...second];
    const third = planLosses(sale, [refund('re_1', 333), refund('re_2', 333), refund('re_3', 334)], all);
    expect(sum([...all, ...third])).toBe(-200);
  });

  it('is nothing for a refund that has not succeeded', () => {
    expect(planLosses(sale, [refund('re_1', 500, false)], [])).toEqual([]);
  });

  it('is never more than the commission, where a refunded payment is disputed as well', () => {
    const rows = planLosses(sale, [refund('re_1', 1000), dispute('dp_1', 1000)], []);
    expect(rows.map(({ amount }) => amount)).toEqual([-200, 0]);
  });

  it('comes back with a dispute that is won, and with a refund that failed', () => {
    const taken = planLosses(sale, [dispute('dp_1', 1000), refund('re_1', 0)], []);
    const won = planLosses(sale, [dispute('dp_1', 1000, false), refund('re_1', 0, false)], taken);
    expect(won).toEqual([
      { kind: 'dispute_won', sourceId: 'dp_1', amount: 200 },
      { kind: 'refund_failed', sourceId: 're_1', amount: 0 },
    ]);
  });

  it('is taken again under another number where a bank changes its mind', () => {
    const taken = planLosses(sale, [dispute('dp_1', 1000)], []);
    const won = planLosses(sale, [dispute('dp_1', 1000, false)], taken);
    expect(planLosses(sale, [dispute('dp_1', 1000)], [...taken, ...won])).toEqual([
      { kind: 'dispute', sourceId: 'dp_1#2', amount: -200 },
    ]);
  });

  it('leaves the same sum in whatever order things are heard of, and adds nothing twice', () => {
    const losses = fc.array(
      fc.record({
        source: fc.constantFrom('refund' as const, 'dispute' as const),
        amount: fc.integer({ min: 0, max: 800 }),
        flips: fc.integer({ min: 0, max: 4 }),
      }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(losses, fc.infiniteStream(fc.nat()), (events, choices) => {
        const seen: Loss[] = events.map(({ source, amount }, id) => ({
          source,
          amount,
          id: `x${id}`,
          isTaken: false,
        }));
        const left = events.map(({ flips }) => flips);
        const rows: LossRow[] = [];
        // One thing after the other changes; sometimes the ledger hears of several at once.
        for (const choice of choices) {
          const open = left.flatMap((count, index) => (count > 0 ? [index] : []));
          if (open.length === 0) break;
          flip(seen, left, open[choice % open.length] ?? 0);
          if (choice % 3 > 0) rows.push(...planLosses(sale, seen.toReversed(), rows));
        }
        rows.push(...planLosses(sale, seen, rows));
        const taken = seen.reduce((total, { amount, isTaken }) => total + (isTaken ? amount : 0), 0);
        expect(sum(rows) + shareOf(sale.commission, Math.min(taken, 1000), 1000)).toBe(0);
        expect(planLosses(sale, seen, rows)).toEqual([]);
        expect(new Set(rows.map(({ kind, sourceId }) => kind + sourceId)).size).toBe(rows.length);
      }),
    );
  });
});
