import type { PlanInterval } from '@chitta/contract/limits';
import { type Act, advance, perform } from '../act.ts';
import { openCheckout } from '../acts/open-checkout.ts';
import { payCheckout } from '../acts/pay-checkout.ts';
import type { CustomerView } from '../customer-view.ts';
import { newState } from '../new-state.ts';
import { toSeconds } from '../periods.ts';
import { readCustomerState } from '../read-customer.ts';
import { defaultSettings } from '../settings.ts';
import type { CardKind, SimulatedEvent, SimulatorSettings, SimulatorState } from '../state.ts';

export const at = (text: string): number =>
  toSeconds(new Date(text.includes('T') ? text : `${text}T00:00:00Z`));

/** Leads one customer through their life at the provider. */
export interface CustomerSimulation {
  readonly state: SimulatorState;
  readonly events: readonly SimulatedEvent[];
  readonly settings: SimulatorSettings;
  now: number;
  do<Question, Answer>(act: Act<Question, Answer>, question: Question, key?: string): Answer;
  /** Lets time pass until that day. */
  passTo(day: string): void;
  read(): CustomerView;
  /** Types of what happened since the last call. */
  newEvents(): string[];
  /** Buys a plan; answers with the subscription's id. */
  subscribe(interval?: PlanInterval, options?: { card?: CardKind; freeUntil?: number | null }): string;
}

export const checkoutPages = {
  returnUrl: 'https://chitta.test/back?id={id}',
  cancelUrl: 'https://chitta.test/no',
  language: 'en',
  kind: 'page',
} as const;

export function simulateCustomer(
  day = '2026-01-31',
  changes: Partial<SimulatorSettings> = {},
): CustomerSimulation {
  const settings = { ...defaultSettings, ...changes };
  const customer = { userId: 7, email: 'ana@example.org', name: 'Ana' };
  const first = newState(customer, { suffix: 'abcdefgh012345', now: new Date(at(day) * 1000) });
  let { state } = first;
  let events: readonly SimulatedEvent[] = first.events;
  let told = 0;
  let keys = 0;
  const self: CustomerSimulation = {
    settings,
    now: at(day),
    get state() {
      return state;
    },
    get events() {
      return events;
    },
    do(act, question, key) {
      keys += 1;
      const step = perform(state, { settings, now: self.now, key: key ?? `key:${keys}` }, act, question);
      state = step.state;
      events = [...events, ...step.events];
      return step.answer;
    },
    passTo(until) {
      self.now = at(until);
      const step = advance(state, { settings, now: self.now });
      state = step.state;
      events = [...events, ...step.events];
    },
    read: () =>
      readCustomerState(state, {
        currency: settings.currency,
        pageOf: (id) => `/pages/${id}`,
        documentOf: (id) => `/documents/${id}`,
      }),
    newEvents() {
      const types = events.slice(told).map(({ type }) => type);
      told = events.length;
      return types;
    },
    subscribe(interval = 'month', { card = 'success', freeUntil = null } = {}) {
      const { checkoutId } = self.do(openCheckout, { ...checkoutPages, interval, freeUntil });
      self.do(payCheckout, { checkoutId, card: { kind: card } });
      return state.subscriptions.at(-1)?.id ?? '';
    },
  };
  return self;
}
