import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentEffects } from '#server/payment-effects.ts';
import { createPaymentEffects } from '#server/platform/hooks/payment-effects.ts';
import type { InvoiceState } from '#server/platform/payments/payments.ts';
import { decideSandboxDispute } from '#server/platform/payments/sandbox/operations/decide-sandbox-dispute.ts';
import { disputeSandboxInvoice } from '#server/platform/payments/sandbox/operations/dispute-sandbox-invoice.ts';
import { moveSandboxClock } from '#server/platform/payments/sandbox/operations/move-sandbox-clock.ts';
import { takeEvents } from '#server/platform/payments/sandbox/take-events.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { isLive } from '../memberships/sync/choose-live.ts';
import { lostPaymentOf } from '../memberships/sync/lost-payment-of.policy.ts';
import { syncCustomer } from '../memberships/sync/sync-customer.ts';
import { payAtProvider } from '../memberships/testing/premium-member.ts';
import { handleEvents } from './handle-events.ts';
import { createPaymentEventsQueries } from './payment-events.queries.ts';

const runs = 25;
const failed = () => Promise.reject(new Error('cut off'));
let isWritingCutOff = false;
let testApp: TestApp;
beforeAll(async () => {
  const generous = { points: 1_000_000, seconds: 60 };
  testApp = await buildTestApp({ config: { limits: { writesPerMember: generous } } });
  const cutOff = {
    name: 'cut-off',
    apply: async () => {
      if (isWritingCutOff) await failed();
    },
  };
  const effects = createPaymentEffects([...paymentEffects(testApp.context), cutOff]);
  Object.assign(testApp.context, { paymentEffects: effects });
});
afterAll(() => testApp.close());

/** What becomes of a membership at the provider, without us hearing of it. */
const happenings = [
  'cancel',
  'resume',
  'year',
  'month',
  'renew',
  'refund',
  'refund all',
  'dispute',
  'ask',
  'lose',
  'win',
] as const;
type Happening = (typeof happenings)[number];

/** How events arrive in between: in which order, which of them twice, and where the handler fails. */
const delivery = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  doubled: fc.boolean(),
  /** Cut off while it fetches, while it writes, or when all is written but not yet noted. */
  cutOff: fc.constantFrom('never', 'fetching', 'writing', 'noting'),
});
type Delivery = typeof delivery extends fc.Arbitrary<infer Value> ? Value : never;
const story = fc.array(fc.tuple(fc.constantFrom(...happenings), delivery), { minLength: 1, maxLength: 6 });

const tables = [
  'subscriptions',
  'invoices',
  'invoice_refunds',
  'invoice_disputes',
  'checkouts',
  'free_months',
] as const;
/** Columns that say when something was looked at, not what was seen. */
const ofLooking = ['synced_at', 'applied_at', 'granted_at'];

async function rowsOf(userId: number): Promise<unknown> {
  const { pool } = testApp.context;
  const found: Record<string, unknown> = {};
  for (const table of tables) {
    const { rows } = await pool.query(`SELECT * FROM ${table} WHERE user_id = $1 ORDER BY id`, [userId]);
    found[table] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !ofLooking.includes(column))),
    );
  }
  const user = await pool.query(
    'SELECT subscription_tier, premium_until, stripe_subscription_id FROM users WHERE id = $1',
    [userId],
  );
  return { ...found, user: user.rows };
}

const parts = () => {
  const { payments, paymentSandbox } = testApp.context;
  if (!payments || !paymentSandbox) throw new TypeError('The sandbox is off.');
  return { payments, sandbox: paymentSandbox };
};

function leftOf(invoice: InvoiceState | undefined): number {
  return (invoice?.amountPaid ?? 0) - (invoice?.refunds ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** Does it where it can be done; where it cannot, nothing happens, as with a member who presses the wrong button. */
async function happen(customerId: string, what: Happening, key: string): Promise<void> {
  const { payments, sandbox } = parts();
  const { subscriptions, invoices } = await payments.readCustomer(customerId);
  const subscriptionId = subscriptions[0]?.id ?? '';
  const paid = invoices.filter(({ amountPaid }) => amountPaid > 0).at(-1);
  const refund = (amount: number) =>
    paid ? payments.refund({ invoiceId: paid.id, amount, key }) : Promise.resolve();
  const open = (isInquiry: boolean) =>
    disputeSandboxInvoice(sandbox, { invoiceId: paid?.id ?? '', isInquiry, key });
  const decide = (outcome: 'won' | 'lost') => {
    const undecided = invoices.flatMap(({ disputes }) => disputes).find(({ status }) => status === 'open');
    return decideSandboxDispute(sandbox, { disputeId: undecided?.id ?? '', outcome, key });
  };
  const change = async (interval: 'month' | 'year') => {
    const { at } = await payments.previewChange(subscriptionId, interval);
    await payments.changePlan({ subscriptionId, interval, at, key });
  };
  const acts: Readonly<Record<Happening, () => Promise<unknown>>> = {
    cancel: () => payments.cancelAtPeriodEnd({ subscriptionId, key }),
    resume: () => payments.resume({ subscriptionId, key }),
    year: () => change('year'),
    month: () => change('month'),
    renew: () => moveSandboxClock(sandbox, { customerId, days: 31 }),
    refund: () => refund(100),
    'refund all': () => refund(leftOf(paid)),
    dispute: () => open(false),
    ask: () => open(true),
    lose: () => decide('lost'),
    win: () => decide('won'),
  };
  await acts[what]().catch(() => undefined);
}

/** Brings what the provider has to tell into the inbox, shuffled, and handles it, or fails to. */
async function bring({ seed, doubled, cutOff }: Delivery): Promise<void> {
  const { payments, sandbox } = parts();
  const { context } = testApp;
  const events = await takeEvents(sandbox, 100_000);
  const inSomeOrder = events.toSorted(
    (one, other) =>
      ((one.id.length + seed * 31) % 7) - ((other.id.length + seed * 17) % 7) ||
      one.id.localeCompare(other.id) * (seed % 2 ? 1 : -1),
  );
  const queries = createPaymentEventsQueries(context.db);
  for (const event of inSomeOrder) {
    await queries.keep([event], context.clock.now());
    if (doubled) await queries.keep([event], context.clock.now());
  }
  const readCustomer = cutOff === 'fetching' ? failed : payments.readCustomer;
  isWritingCutOff = cutOff === 'writing';
  await handleEvents({ ...context, payments: { ...payments, readCustomer } });
  isWritingCutOff = false;
  // As if the process had ended between writing and noting it: the events are due again.
  if (cutOff === 'noting')
    await context.pool.query(
      `UPDATE payment_events SET handled_at = NULL, outcome = NULL, due_at = $1 WHERE handled_at = $1`,
      [context.clock.now()],
    );
}

async function customerOf({ user }: SignedInClient): Promise<string> {
  const query = 'SELECT sandbox_customer_id AS id FROM users WHERE id = $1';
  return (await testApp.context.pool.query(query, [user.id])).rows[0].id;
}

/** One membership at most, and premium for exactly as long as money pays for it. */
async function expectWhatIsPaid({ user }: SignedInClient, customerId: string): Promise<void> {
  const { payments } = parts();
  const state = await payments.readCustomer(customerId);
  const live = state.subscriptions.filter(isLive);
  expect(live.length).toBeLessThanOrEqual(1);
  expect(live.filter((one) => lostPaymentOf(one, state.invoices) !== null)).toEqual([]);
  const { rows } = await testApp.context.pool.query(
    'SELECT subscription_tier AS tier FROM users WHERE id = $1',
    [user.id],
  );
  const gives = live.some(({ status }) => status !== 'unpaid' && status !== 'paused');
  expect(rows).toEqual([{ tier: gives ? 'premium' : 'free' }]);
}

it('ends in what the provider holds, in whatever order events come, doubled, lost at first, or cut off', async () => {
  await fc.assert(
    fc.asyncProperty(story, async (chapters) => {
      const client = await signedInClient(testApp);
      await payAtProvider(testApp, client);
      const customerId = await customerOf(client);
      for (const [index, [what, how]] of chapters.entries()) {
        await happen(customerId, what, `story:${customerId}:${index}`);
        await bring(how);
      }
      // The provider sends again what was not answered, and the inbox tries again what failed.
      testApp.clock.advance(25 * 60 * 60_000);
      await bring({ seed: 0, doubled: true, cutOff: 'never' });
      const told = await rowsOf(client.user.id);
      await syncCustomer(testApp.context, client.user.id);
      expect(await rowsOf(client.user.id)).toEqual(told);
      await expectWhatIsPaid(client, customerId);
    }),
    { numRuns: runs },
  );
}, 180_000);
