import { changeCard } from '@chitta/payment-simulator/acts/change-card';
import { decideDispute } from '@chitta/payment-simulator/acts/decide-dispute';
import type { PaymentOutcome } from '@chitta/payment-simulator/acts/keep-card';
import { openDispute } from '@chitta/payment-simulator/acts/open-dispute';
import { payCheckout } from '@chitta/payment-simulator/acts/pay-checkout';
import { payInvoice } from '@chitta/payment-simulator/acts/pay-invoice';
import type { CardKind } from '@chitta/payment-simulator/state';
import { startStripeServer } from '@chitta/payment-simulator/testing/stripe-server/start-stripe-server';
import { createTestClock, type TestClock } from '#server/testing/build-test-app.ts';
import type { Payments } from '../payments.ts';
import { changeSandboxCard } from '../sandbox/operations/change-sandbox-card.ts';
import { decideSandboxDispute } from '../sandbox/operations/decide-sandbox-dispute.ts';
import { disputeSandboxInvoice } from '../sandbox/operations/dispute-sandbox-invoice.ts';
import { paySandboxCheckout } from '../sandbox/operations/pay-sandbox-checkout.ts';
import { paySandboxInvoice } from '../sandbox/operations/pay-sandbox-invoice.ts';
import { buildSandbox } from '../sandbox/testing/build-sandbox.ts';
import { createStripePayments } from '../stripe/create-stripe-payments.ts';

/** A provider, with what cardholders and banks do there. */
export interface TestProvider {
  readonly payments: Payments;
  readonly clock: TestClock;
  readonly bank: {
    pay(checkoutId: string, card: CardKind): Promise<PaymentOutcome>;
    payInvoice(invoiceId: string, card: CardKind): Promise<PaymentOutcome>;
    changeCard(customerId: string, card: CardKind): Promise<PaymentOutcome>;
    /** Answers with the dispute's id. */
    dispute(invoiceId: string, isInquiry: boolean): Promise<string>;
    decide(disputeId: string, outcome: 'open' | 'won' | 'lost'): Promise<void>;
  };
  stop(): Promise<void>;
}

export async function startSandboxProvider(start: string): Promise<TestProvider> {
  const { sandbox, payments, clock, database } = await buildSandbox(start);
  let count = 0;
  const next = (kind: CardKind) => {
    count += 1;
    return { card: { kind }, key: `bank:${count}` };
  };
  return {
    ...{ payments, clock },
    bank: {
      pay: (checkoutId, card) => paySandboxCheckout(sandbox, { checkoutId, ...next(card) }),
      payInvoice: (invoiceId, card) => paySandboxInvoice(sandbox, { invoiceId, ...next(card) }),
      changeCard: (customerId, card) => changeSandboxCard(sandbox, { customerId, ...next(card) }),
      dispute: (invoiceId, isInquiry) =>
        disputeSandboxInvoice(sandbox, { invoiceId, isInquiry, key: next('success').key }),
      decide: (disputeId, outcome) =>
        decideSandboxDispute(sandbox, { disputeId, outcome, key: next('success').key }),
    },
    stop: () => database.drop(),
  };
}

/** Through Stripe's wire format, to a stand-in on this machine. */
export async function startStripeProvider(start: string): Promise<TestProvider> {
  const clock = createTestClock(new Date(start));
  const server = await startStripeServer(clock);
  const { act } = server.world;
  return {
    payments: createStripePayments({ ...server, clock }),
    clock,
    bank: {
      pay: async (checkoutId, kind) => act(checkoutId, payCheckout, { checkoutId, card: { kind } }),
      payInvoice: async (invoiceId, kind) => act(invoiceId, payInvoice, { invoiceId, card: { kind } }),
      changeCard: async (customerId, kind) => act(customerId, changeCard, { card: { kind } }),
      dispute: async (invoiceId, isInquiry) =>
        act(invoiceId, openDispute, { invoiceId, isInquiry }).disputeId,
      decide: async (disputeId, outcome) => {
        act(disputeId, decideDispute, { disputeId, outcome });
      },
    },
    stop: server.stop,
  };
}
