import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { referralRewards } from '#server/db/tables/payments/referrals.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { bringFriend, someone } from '../testing/friends.ts';
import { applyEffects, rewardsOf, writeDispute, writeRefund, writeSale } from '../testing/sales.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

/** What becomes of a friend's payment in the end. */
interface Fate {
  readonly isRefunded: boolean;
  readonly dispute: 'none' | 'inquiry' | 'open' | 'won' | 'lost';
}

const fate: fc.Arbitrary<Fate> = fc.record({
  isRefunded: fc.boolean(),
  dispute: fc.constantFrom('none', 'inquiry', 'open', 'won', 'lost'),
});

function expected({ isRefunded, dispute }: Fate): string {
  if (dispute === 'open' || dispute === 'lost') return 'canceled: disputed';
  return isRefunded ? 'canceled: refunded' : 'earned';
}

/** Steps of one friend in their order; between them anything may be looked at, or not. */
function stepsOf(friend: SignedInClient, { isRefunded, dispute }: Fate): (() => Promise<void>)[] {
  let invoiceId = '';
  return [
    async () => {
      invoiceId = await writeSale(testApp, friend);
    },
    async () => {
      if (dispute !== 'none') await writeDispute(testApp, friend, { invoiceId, status: 'open' });
    },
    async () => {
      if (isRefunded) await writeRefund(testApp, friend, { invoiceId, amount: 999 });
    },
    async () => {
      if (dispute !== 'none') await writeDispute(testApp, friend, { invoiceId, status: dispute });
    },
  ];
}

interface Move {
  readonly friend: number;
  readonly looks: number;
  readonly atOnce: boolean;
}

/** Takes the steps of all friends in an order of their own, with looks in between. */
async function live(
  { referrer, friends }: { readonly referrer: SignedInClient; readonly friends: readonly SignedInClient[] },
  fates: readonly Fate[],
  moves: readonly Move[],
): Promise<void> {
  const steps = friends.map((friend, index) => stepsOf(friend, fates[index] as Fate));
  const look = (index: number) => applyEffects(testApp, friends[index % friends.length] ?? referrer);
  for (const { friend, looks, atOnce } of moves) {
    await steps[friend]?.shift()?.();
    if (atOnce) await Promise.all([look(friend), look(friend + 1), applyEffects(testApp, referrer)]);
    for (let time = 0; time < looks; time += 1) await look(friend);
  }
  for (const step of steps.flat()) await step();
  await Promise.all(friends.map((friend) => applyEffects(testApp, friend)));
}

it('ends the same, in whatever order and however often it is looked at', async () => {
  const move = fc.record({ friend: fc.nat(2), looks: fc.nat(2), atOnce: fc.boolean() });
  const lives = fc.array(move, { minLength: 6, maxLength: 16 });
  const fates = fc.array(fate, { minLength: 3, maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(fates, lives, async (wanted, moves) => {
      const referrer = await someone(testApp);
      const friends: SignedInClient[] = [];
      for (const _ of wanted) friends.push(await bringFriend(testApp, referrer));
      await live({ referrer, friends }, wanted, moves);
      const rewards = await Promise.all(friends.map((friend) => rewardsOf(testApp, friend)));
      const all = wanted.map(expected).map((status) => ({ referrer: status, referee: status }));
      expect(rewards).toEqual(all);
    }),
    { numRuns: 25 },
  );
  const all = await testApp.context.db.select().from(referralRewards);
  expect(new Set(all.map(({ referralId, role }) => `${referralId} ${role}`)).size).toBe(all.length);
}, 60_000);
