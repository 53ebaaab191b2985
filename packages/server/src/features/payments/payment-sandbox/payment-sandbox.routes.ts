import type { SandboxAccount } from '@chitta/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { registerEndpoint } from '#server/platform/http/register-endpoint.ts';
import { changeSandboxCard } from '#server/platform/payments/sandbox/operations/change-sandbox-card.ts';
import { confirmSandboxPayment } from '#server/platform/payments/sandbox/operations/confirm-sandbox-payment.ts';
import { decideSandboxDispute } from '#server/platform/payments/sandbox/operations/decide-sandbox-dispute.ts';
import { disputeSandboxInvoice } from '#server/platform/payments/sandbox/operations/dispute-sandbox-invoice.ts';
import { moveSandboxClock } from '#server/platform/payments/sandbox/operations/move-sandbox-clock.ts';
import { paySandboxCheckout } from '#server/platform/payments/sandbox/operations/pay-sandbox-checkout.ts';
import { paySandboxInvoice } from '#server/platform/payments/sandbox/operations/pay-sandbox-invoice.ts';
import { readSandboxAccount } from '#server/platform/payments/sandbox/operations/read-sandbox-account.ts';
import { readSandboxCheckout } from '#server/platform/payments/sandbox/operations/read-sandbox-checkout.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { syncCustomer } from '../memberships/sync/sync-customer.ts';
import { openOwnSandbox } from './own-sandbox.ts';
import { presentSandboxAccount, presentSandboxCheckout } from './payment-sandbox.presenter.ts';

/** What happens at the embedded provider is heard of as with any other: by its events, or when a page asks. */
export function registerPaymentSandboxRoutes(app: FastifyInstance, context: AppContext): void {
  registerCheckouts(app, context);
  registerAccount(app, context);
  registerInvoices(app, context);
}

function registerCheckouts(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/payment-sandbox/checkouts/:id', async ({ member, params }) => {
    const { sandbox } = await openOwnSandbox(context, member, params.id);
    const checkout = await readSandboxCheckout(sandbox, params.id);
    assertThat(checkout, 'payment_sandbox.not_found');
    return { success: true, data: presentSandboxCheckout(checkout) };
  });
  registerEndpoint(app, context, 'POST /api/payment-sandbox/checkouts/:id/payment', async (call) => {
    const { member, params, body } = call;
    const { sandbox, newKey } = await openOwnSandbox(context, member, params.id);
    const payment = { checkoutId: params.id, card: { kind: body.card }, key: await newKey() };
    return { success: true, data: await paySandboxCheckout(sandbox, payment) };
  });
  registerEndpoint(app, context, 'POST /api/payment-sandbox/confirmations', async ({ member, body }) => {
    const { sandbox, newKey } = await openOwnSandbox(context, member, body.target);
    const answer = { targetId: body.target, isConfirmed: body.isConfirmed, key: await newKey() };
    return { success: true, data: await confirmSandboxPayment(sandbox, answer) };
  });
}

function registerAccount(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'GET /api/payment-sandbox/account', async ({ member }) => ({
    success: true,
    data: await readAccount(context, member),
  }));
  registerEndpoint(app, context, 'POST /api/payment-sandbox/card', async ({ member, body }) => {
    const { sandbox, customerId, newKey } = await openOwnSandbox(context, member);
    const card = { customerId, card: { kind: body.card }, key: await newKey() };
    return { success: true, data: await changeSandboxCard(sandbox, card) };
  });
  registerEndpoint(app, context, 'POST /api/payment-sandbox/clock', async ({ member, body }) => {
    const { sandbox, customerId } = await openOwnSandbox(context, member);
    const now = await moveSandboxClock(sandbox, { customerId, days: body.days });
    await syncCustomer(context, member.id);
    return { success: true, data: { now: now.toISOString() } };
  });
}

function registerInvoices(app: FastifyInstance, context: AppContext): void {
  registerEndpoint(app, context, 'POST /api/payment-sandbox/invoices/:id/payment', async (call) => {
    const { member, params, body } = call;
    const { sandbox, newKey } = await openOwnSandbox(context, member, params.id);
    const payment = { invoiceId: params.id, card: { kind: body.card }, key: await newKey() };
    return { success: true, data: await paySandboxInvoice(sandbox, payment) };
  });
  registerEndpoint(app, context, 'POST /api/payment-sandbox/invoices/:id/refund', async (call) => {
    const { member, params, body } = call;
    const { newKey } = await openOwnSandbox(context, member, params.id);
    assertThat(context.payments, 'payment_sandbox.off');
    await context.payments.refund({ invoiceId: params.id, amount: body.amount, key: await newKey() });
    return { success: true, data: await lookAgain(context, member) };
  });
  registerEndpoint(app, context, 'POST /api/payment-sandbox/invoices/:id/dispute', async (call) => {
    const { member, params, body } = call;
    const { sandbox, newKey } = await openOwnSandbox(context, member, params.id);
    const { isInquiry = false } = body;
    await disputeSandboxInvoice(sandbox, { invoiceId: params.id, isInquiry, key: await newKey() });
    return { success: true, data: await lookAgain(context, member) };
  });
  registerEndpoint(app, context, 'POST /api/payment-sandbox/disputes/:id/decision', async (call) => {
    const { member, params, body } = call;
    const { sandbox, newKey } = await openOwnSandbox(context, member, params.id);
    await decideSandboxDispute(sandbox, { disputeId: params.id, ...body, key: await newKey() });
    return { success: true, data: await lookAgain(context, member) };
  });
}

async function lookAgain(context: AppContext, member: Pick<Member, 'id'>): Promise<SandboxAccount> {
  await syncCustomer(context, member.id);
  return readAccount(context, member);
}

async function readAccount(context: AppContext, member: Pick<Member, 'id'>): Promise<SandboxAccount> {
  const { sandbox, customerId } = await openOwnSandbox(context, member);
  return presentSandboxAccount(await readSandboxAccount(sandbox, customerId));
}
