import fc from 'fast-check';
import { type Act, advance, perform } from '../act.ts';
import { authenticate } from '../acts/authenticate.ts';
import { cancelAtPeriodEnd } from '../acts/cancel-at-period-end.ts';
import { cancelNow } from '../acts/cancel-now.ts';
import { changeCard } from '../acts/change-card.ts';
import { changePlan } from '../acts/change-plan.ts';
import { decideDispute } from '../acts/decide-dispute.ts';
import { delayRenewal } from '../acts/delay-renewal.ts';
import { keepPlan } from '../acts/keep-plan.ts';
import { openCheckout } from '../acts/open-checkout.ts';
import { openDispute } from '../acts/open-dispute.ts';
import { payCheckout } from '../acts/pay-checkout.ts';
import { payInvoice } from '../acts/pay-invoice.ts';
import { refund } from '../acts/refund.ts';
import { resume } from '../acts/resume.ts';
import { SimulatorRefusal } from '../draft.ts';
import { defaultSettings } from '../settings.ts';
import { cardKinds, type SimulatorState } from '../state.ts';
import { checkoutPages } from './simulate-customer.ts';

interface Doing {
  readonly state: SimulatorState;
  readonly now: number;
  readonly key: string;
}
/** One step of a life; answers with the state after it. */
export type Deed = (doing: Doing) => SimulatorState;

/** Refusals are part of every life: what cannot be done changes nothing. */
function attempt<Question, Answer>(act: Act<Question, Answer>, question: Question): Deed {
  return ({ state, now, key }) => {
    try {
      return perform(state, { settings: defaultSettings, now, key }, act, question).state;
    } catch (error) {
      if (error instanceof SimulatorRefusal) return state;
      throw error;
    }
  };
}

const nth = (list: readonly { readonly id: string }[], index: number) => list[index % list.length]?.id ?? '';
const pick = fc.nat(5);
const card = fc.record({ kind: fc.constantFrom(...cardKinds, 'success' as const) });
const interval = fc.constantFrom('month' as const, 'year' as const);
const day = 86_400;

/** A deed upon whichever subscription, invoice … the number leads to in the state of that moment. */
const acts: fc.Arbitrary<Deed>[] = [
  fc.tuple(interval, fc.option(fc.nat(60))).map(([plan, free]) => (doing) => {
    const freeUntil = free === null ? null : doing.now + free * day;
    return attempt(openCheckout, { ...checkoutPages, interval: plan, freeUntil })(doing);
  }),
  fc.tuple(pick, card).map(
    ([index, typed]) =>
      (doing) =>
        attempt(payCheckout, { checkoutId: nth(doing.state.checkouts, index), card: typed })(doing),
  ),
  fc.tuple(pick, card).map(
    ([index, typed]) =>
      (doing) =>
        attempt(payInvoice, { invoiceId: nth(doing.state.invoices, index), card: typed })(doing),
  ),
  fc.boolean().map((isConfirmed) => (doing) => {
    const targetId = doing.state.confirmations[0]?.targetId ?? '';
    return attempt(authenticate, { targetId, isConfirmed })(doing);
  }),
  card.map((typed) => attempt(changeCard, { card: typed })),
  fc.tuple(pick, interval).map(([index, plan]) => (doing) => {
    const subscriptionId = nth(doing.state.subscriptions, index);
    return attempt(changePlan, { subscriptionId, interval: plan, at: doing.now })(doing);
  }),
  fc.tuple(pick, fc.constantFrom(cancelAtPeriodEnd, cancelNow, resume, keepPlan)).map(
    ([index, act]) =>
      (doing) =>
        attempt(act, { subscriptionId: nth(doing.state.subscriptions, index) })(doing),
  ),
  fc.tuple(pick, fc.nat(60)).map(([index, days]) => (doing) => {
    const subscription = doing.state.subscriptions[index % doing.state.subscriptions.length];
    const until = (subscription?.periodEnd ?? 0) + days * day;
    return attempt(delayRenewal, { subscriptionId: subscription?.id ?? '', until })(doing);
  }),
  fc.tuple(pick, fc.nat(1200)).map(
    ([index, amount]) =>
      (doing) =>
        attempt(refund, { invoiceId: nth(doing.state.invoices, index), amount })(doing),
  ),
  fc.tuple(pick, fc.boolean()).map(
    ([index, isInquiry]) =>
      (doing) =>
        attempt(openDispute, { invoiceId: nth(doing.state.invoices, index), isInquiry })(doing),
  ),
  fc.tuple(pick, fc.constantFrom('open' as const, 'won' as const, 'lost' as const)).map(
    ([index, outcome]) =>
      (doing) =>
        attempt(decideDispute, { disputeId: nth(doing.state.disputes, index), outcome })(doing),
  ),
];

export interface HistoryStep {
  /** Seconds that pass before it. */
  readonly seconds: number;
  readonly deed: Deed;
}

const wait: Deed = ({ state, now }) => advance(state, { settings: defaultSettings, now }).state;

const bought: readonly HistoryStep[] = [
  attempt(openCheckout, { ...checkoutPages, interval: 'month', freeUntil: null }),
  (doing: Parameters<Deed>[0]) =>
    attempt(payCheckout, { checkoutId: nth(doing.state.checkouts, 0), card: { kind: 'success' } })(doing),
].map((deed) => ({ seconds: 0, deed }));

/** What may become of a customer: anything, in any order, with anything from a moment to months between. */
export const arbitraryHistory: fc.Arbitrary<HistoryStep[]> = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.record({
        seconds: fc.oneof(fc.nat(3600), fc.nat(40 * day), fc.constant(0)),
        deed: fc.oneof(...acts, fc.constant(wait)),
      }),
      { minLength: 5, maxLength: 40 },
    ),
  )
  .map(([isBuyer, steps]) => (isBuyer ? [...bought, ...steps] : steps));
