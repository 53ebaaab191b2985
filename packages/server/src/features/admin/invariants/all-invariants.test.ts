import { readFile } from 'node:fs/promises';
import { invariantNames, namedAtMost } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { allInvariants } from './all-invariants.ts';
import { liveAsAffiliate } from './testing/affiliate-life.ts';
import { buildFixture } from './testing/build-fixture.ts';
import { checkAfter } from './testing/check-after.ts';
import { addCommission, addPayout, setEarned } from './testing/commission-rows.ts';
import { copyRow } from './testing/copy-row.ts';
import { type Fixture, violations } from './testing/invariant-violations.ts';

let testApp: TestApp;
let given: Fixture;
beforeAll(async () => {
  testApp = await buildTestApp();
  given = await buildFixture(testApp);
});
afterAll(() => testApp.close());

const brokenAfter = async (...statements: string[]) => (await checkAfter(testApp, statements)).broken;
/** So many days from the moment that the memberships began, in whole seconds as the provider counts them. */
const days = (count: number) =>
  new Date((Math.floor(given.now.getTime() / 1000) + count * 24 * 60 * 60) * 1000).toISOString();

it('asks for everything that has a name, once', () => {
  expect(allInvariants.map(({ name }) => name)).toEqual(invariantNames);
});

it('tells operators of each what it means and what to do', async () => {
  const guide = await readFile(new URL('../../../../../../docs/operations.md', import.meta.url), 'utf8');
  expect(invariantNames.filter((name) => !guide.includes(`\n| \`${name}\` | `))).toEqual([]);
});

describe('what breaks', () => {
  it.each(invariantNames)('%s is told with its numbers, and nothing else is', async (name) => {
    const { statements, expected: question, provider } = violations[name](given);
    const { broken, expected } = await checkAfter(testApp, statements, question, provider);
    expect(expected.length).toBeGreaterThan(0);
    expect(broken).toEqual([{ name, count: expected.length, ids: expected }]);
  });

  it('names a few of many, and counts all of them', async () => {
    await Promise.all(Array.from({ length: namedAtMost + 1 }, () => buildUser(testApp)));
    const broken = await brokenAfter(
      `UPDATE users SET subscription_tier = 'premium' WHERE sandbox_customer_id IS NULL`,
    );
    expect(broken).toMatchObject([{ name: 'premium_without_reason', count: namedAtMost + 2 }]);
    expect(broken).toMatchObject([{ ids: { length: namedAtMost } }]);
  });
});

describe('an invoice for a time that is paid for', () => {
  const again = (changes: Record<string, string>) =>
    copyRow('invoices', `user_id = ${given.member} AND reason = 'create'`, {
      id: 'in_again',
      reason: 'cycle',
      ...changes,
    });

  it('charges twice, however little they overlap', async () => {
    const overlap = { period_start: days(-3), period_end: days(0.001) };
    expect(await brokenAfter(again(overlap))).toMatchObject([{ name: 'charged_twice' }]);
  });

  it.each([
    ['ends as that one begins', () => [again({ period_start: days(-3), period_end: days(0) })]],
    ['is of another subscription', () => [again({ subscription_id: 'sub_other' })]],
    ['was not paid', () => [again({ status: 'open' })]],
    [
      'was given back',
      () => [
        again({}),
        `INSERT INTO invoice_refunds (user_id, id, invoice_id, amount, status, created_at)
          SELECT user_id, 're_again', id, amount_paid, 'succeeded', created_at FROM invoices WHERE id = 'in_again'`,
      ],
    ],
  ])('does not where it %s', async (_case, statements) => {
    expect(await brokenAfter(...statements())).toEqual([]);
  });
});

describe('months and rewards', () => {
  const setStatus = (status: string) =>
    `UPDATE referral_rewards SET status = '${status}' WHERE user_id = ${given.referrer}`;
  const given2DaysAgo = () =>
    `UPDATE free_months SET applied_at = '${days(-2)}' WHERE user_id = ${given.referrer}`;

  it.each(['earned', 'expired', 'canceled'])('do not fit where one that was given is %s', async (status) => {
    expect(await brokenAfter(setStatus(status), given2DaysAgo())).toMatchObject([
      { name: 'months_without_reward', count: 1 },
    ]);
  });

  it.each(['applied', 'reversed', 'review_required'])('fit where it is %s', async (status) => {
    expect(await brokenAfter(setStatus(status), given2DaysAgo())).toEqual([]);
  });

  it('have a day to meet after a crash', async () => {
    expect(await brokenAfter(setStatus('earned'))).toEqual([]);
  });

  it('do not fit where they are somebody else’s', async () => {
    const { referrer, stranger } = given;
    const broken = await brokenAfter(
      `UPDATE referral_rewards SET user_id = ${stranger} WHERE user_id = ${referrer}`,
    );
    const names = ['rewards_without_months', 'months_without_reward', 'orphan_rewards'];
    expect(broken.map(({ name }) => name)).toEqual(names);
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
    expect(await brokenAfter()).toEqual([]);
  });

  const ledger = () => [
    addPayout(given.stranger, 133, 'paid'),
    addCommission(given.stranger, given.member, { amount: 200, base: 999, state: 'paid' }),
    addCommission(given.stranger, given.member, { amount: -67, base: 999, state: 'paid', kind: 'refund' }),
    setEarned(given.stranger, '1.33'),
  ];

  it('by a ledger of commissions whose part was taken back, and which was paid out', async () => {
    expect(await brokenAfter(...ledger())).toEqual([]);
  });

  it.each(['member', 'referrer', 'friend', 'stranger'] as const)(
    'by the account of the %s, which is erased',
    async (who) => {
      expect(await brokenAfter(...ledger(), `DELETE FROM users WHERE id = ${given[who]}`)).toEqual([]);
    },
  );
});

it('is not broken by a life of sales, losses and payouts either', async () => {
  const own = await buildTestApp();
  try {
    await liveAsAffiliate(own);
    const { rows } = await own.context.pool.query(
      `SELECT array_agg(DISTINCT state ORDER BY state) AS states, min(amount) < 0 AS lost FROM affiliate_commissions`,
    );
    expect(rows).toEqual([{ states: ['approved', 'paid'], lost: true }]);
    expect((await checkAfter(own, [])).broken).toEqual([]);
  } finally {
    await own.close();
  }
});
