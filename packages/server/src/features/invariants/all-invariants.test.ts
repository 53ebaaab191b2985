import { invariantNames, namedAtMost } from '@chitta/contract';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '#server/db/client.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { allInvariants } from './all-invariants.ts';
import { askAll, isBroken } from './check-invariants.ts';
import { breakers, type Given } from './testing/breakers.ts';
import { addCommission, addPayout, setEarned } from './testing/commission-rows.ts';
import { liveThrough } from './testing/lived-life.ts';

let testApp: TestApp;
let given: Given;
beforeAll(async () => {
  testApp = await buildTestApp();
  given = await liveThrough(testApp);
});
afterAll(() => testApp.close());

/** What is broken after these statements, of which nothing stays. */
async function brokenAfter(statements: readonly string[], question?: string) {
  let answer: { broken: unknown[]; expected: number[] } = { broken: [], expected: [] };
  const work = async (tx: Transaction) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    const found = await askAll(tx, { now: testApp.clock.now(), currency: 'usd' });
    const { rows } = question ? await tx.execute(sql.raw(question)) : { rows: [] };
    answer = {
      broken: found
        .filter(isBroken)
        .map(({ invariant, count, ids }) => ({ name: invariant.name, count, ids: [...ids] })),
      expected: rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other),
    };
    tx.rollback();
  };
  await testApp.context.db.transaction(work).catch((error: unknown) => {
    if (!(error instanceof TransactionRollbackError)) throw error;
  });
  return answer;
}

it('asks for everything that has a name, once', () => {
  expect(allInvariants.map(({ name }) => name)).toEqual(invariantNames);
});

describe('what breaks', () => {
  it.each(invariantNames)('%s is told with its numbers, and nothing else is', async (name) => {
    const { statements, expected: question } = breakers[name](given);
    const { broken, expected } = await brokenAfter(statements, question);
    expect(expected.length).toBeGreaterThan(0);
    expect(broken).toEqual([{ name, count: expected.length, ids: expected }]);
  });

  it('names a few of many, and counts all of them', async () => {
    await Promise.all(Array.from({ length: namedAtMost + 1 }, () => buildUser(testApp)));
    const { broken } = await brokenAfter([
      `UPDATE users SET subscription_tier = 'premium' WHERE stripe_customer_id IS NULL`,
    ]);
    expect(broken).toMatchObject([{ name: 'premium_without_reason', count: namedAtMost + 2 }]);
    expect(broken).toMatchObject([{ ids: { length: namedAtMost } }]);
  });
});

describe('nothing is broken', () => {
  it('by members who pay, change, cancel, and bring others', async () => {
    const { rows } = await testApp.context.pool.query(
      `SELECT (SELECT count(*) FROM invoices WHERE reason = 'change')::integer AS changes,
        (SELECT count(*) FROM invoice_refunds)::integer AS refunds,
        (SELECT count(*) FROM referral_rewards WHERE status = 'applied')::integer AS rewards`,
    );
    expect(rows).toEqual([{ changes: 1, refunds: 1, rewards: 2 }]);
    expect((await brokenAfter([])).broken).toEqual([]);
  });

  it('by a ledger of commissions whose part was taken back, and which was paid out', async () => {
    const { stranger, member } = given;
    const { broken } = await brokenAfter([
      addPayout(stranger, 133, 'paid'),
      addCommission(stranger, member, { amount: 200, base: 999, state: 'paid' }),
      addCommission(stranger, member, { amount: -67, base: 999, state: 'paid', kind: 'refund' }),
      setEarned(stranger, '1.33'),
    ]);
    expect(broken).toEqual([]);
  });
});
