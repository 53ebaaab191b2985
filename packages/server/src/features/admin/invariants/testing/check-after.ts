import { sql, TransactionRollbackError } from 'drizzle-orm';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { askAll, isBroken } from '../check-invariants.ts';

export interface CheckedAfter {
  /** What was broken then. */
  readonly broken: readonly { readonly name: string; readonly count: number; readonly ids: number[] }[];
  /** Every `id` that the question found then, the smallest first. */
  readonly expected: readonly number[];
}

/** What is broken after these statements, of which nothing stays. */
export async function checkAfter(
  { context, clock }: TestApp,
  statements: readonly string[],
  question = 'SELECT NULL WHERE false',
  provider: PaymentProvider = 'sandbox',
): Promise<CheckedAfter> {
  let answer: CheckedAfter = { broken: [], expected: [] };
  try {
    await context.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      const found = await askAll(tx, { now: clock.now(), currency: 'usd', provider });
      const { rows } = await tx.execute(sql.raw(question));
      answer = {
        broken: found
          .filter(isBroken)
          .map(({ invariant, count, ids }) => ({ name: invariant.name, count, ids: [...ids] })),
        expected: rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other),
      };
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return answer;
}
