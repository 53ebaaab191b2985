import { syncCustomer } from '#server/features/payments/memberships/sync/sync-customer.ts';
import { decideSandboxDispute } from '#server/platform/payments/sandbox/operations/decide-sandbox-dispute.ts';
import { disputeSandboxInvoice } from '#server/platform/payments/sandbox/operations/dispute-sandbox-invoice.ts';
import { moveSandboxClock } from '#server/platform/payments/sandbox/operations/move-sandbox-clock.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SignedInClient } from '#server/testing/factories.ts';

let keys = 0;
const newKey = () => {
  keys += 1;
  return `test:${keys}`;
};

function sandboxOf({ context: { paymentSandbox } }: TestApp) {
  if (!paymentSandbox) throw new TypeError('The sandbox is off.');
  return paymentSandbox;
}

/** Lets a member's time at the provider pass; nothing of it is heard of here yet. */
export async function passAtProvider(
  testApp: TestApp,
  { user }: SignedInClient,
  days: number,
): Promise<void> {
  const { rows } = await testApp.context.pool.query<{ id: string }>(
    'SELECT sandbox_customer_id AS id FROM users WHERE id = $1',
    [user.id],
  );
  await moveSandboxClock(sandboxOf(testApp), { customerId: rows[0]?.id ?? '', days });
}

/** The same, and looks at what came of it. */
export async function pass(testApp: TestApp, client: SignedInClient, days: number): Promise<void> {
  await passAtProvider(testApp, client, days);
  await syncCustomer(testApp.context, client.user.id);
}

/** The member's first invoice with money in it. */
export async function firstPaidInvoice({ context }: TestApp, { user }: SignedInClient): Promise<string> {
  const { rows } = await context.pool.query<{ id: string }>(
    'SELECT id FROM invoices WHERE user_id = $1 AND amount_paid > 0 ORDER BY paid_at LIMIT 1',
    [user.id],
  );
  return rows[0]?.id ?? '';
}

/** Gives money of the first paid invoice back. */
export async function giveBack(testApp: TestApp, client: SignedInClient, amount: number): Promise<void> {
  const invoiceId = await firstPaidInvoice(testApp, client);
  await testApp.context.payments?.refund({ invoiceId, amount, key: newKey() });
  await syncCustomer(testApp.context, client.user.id);
}

/** Has the bank take the first payment back. Answers with the dispute. */
export async function dispute(testApp: TestApp, client: SignedInClient): Promise<string> {
  const invoiceId = await firstPaidInvoice(testApp, client);
  const id = await disputeSandboxInvoice(sandboxOf(testApp), { invoiceId, isInquiry: false, key: newKey() });
  await syncCustomer(testApp.context, client.user.id);
  return id;
}

export async function decide(
  testApp: TestApp,
  client: SignedInClient,
  decision: { readonly disputeId: string; readonly outcome: 'won' | 'lost' },
): Promise<void> {
  await decideSandboxDispute(sandboxOf(testApp), { ...decision, key: newKey() });
  await syncCustomer(testApp.context, client.user.id);
}
