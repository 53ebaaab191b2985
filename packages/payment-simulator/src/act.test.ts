import { expect, it } from 'vitest';
import { advance, perform } from './act.ts';
import { openCheckout } from './acts/open-checkout.ts';
import { refund } from './acts/refund.ts';
import { suffixOf } from './draft.ts';
import { checkoutPages, simulateCustomer } from './testing/simulate-customer.ts';

const monthly = { ...checkoutPages, interval: 'month', freeUntil: null } as const;

it('answers a repetition alike and does nothing, however late it comes', () => {
  const simulated = simulateCustomer('2026-01-31');
  const first = simulated.do(openCheckout, monthly, 'checkout:7:1');
  simulated.passTo('2026-03-01');
  const before = simulated.state;
  expect(simulated.do(openCheckout, monthly, 'checkout:7:1')).toEqual(first);
  expect(simulated.state).toBe(before);
});

it('refuses another question, or another act, under the same key', () => {
  const simulated = simulateCustomer();
  simulated.do(openCheckout, monthly, 'key');
  expect(() => simulated.do(openCheckout, { ...monthly, interval: 'year' }, 'key')).toThrow(/key was used/);
  expect(() => simulated.do(refund, { invoiceId: 'in_1', amount: 1 }, 'key')).toThrow(/key was used/);
});

it('takes no key for one that every object has', () => {
  expect(simulateCustomer().do(openCheckout, monthly, 'constructor').checkoutId).toMatch(/^cs_/);
});

it('leaves the state that it was given as it was, also when it refuses', () => {
  const simulated = simulateCustomer();
  simulated.subscribe();
  const { state, settings, now } = simulated;
  const before = JSON.stringify(state);
  const occasion = { settings, now: now + 40 * 86_400, key: 'k' };
  const [invoice] = state.invoices;
  perform(state, occasion, refund, { invoiceId: invoice?.id ?? '', amount: 5 });
  expect(() => perform(state, occasion, refund, { invoiceId: 'in_1', amount: 5 })).toThrow(
    /nothing is called/,
  );
  advance(state, occasion);
  expect(JSON.stringify(state)).toBe(before);
});

it('survives being written down as JSON at any point', () => {
  const simulated = simulateCustomer();
  simulated.subscribe();
  const { state, settings, now } = simulated;
  const later = { settings, now: now + 100 * 86_400 };
  const copy: typeof state = JSON.parse(JSON.stringify(state));
  expect(advance(copy, later)).toEqual(advance(state, later));
});

it('gives every object an id of its own that tells the customer', () => {
  const simulated = simulateCustomer();
  simulated.subscribe();
  const { customer, cards, checkouts, subscriptions, invoices, charges } = simulated.state;
  const ids = [customer, ...cards, ...checkouts, ...subscriptions, ...invoices, ...charges].map(
    ({ id }) => id,
  );
  const all = [...ids, ...simulated.events.map(({ id }) => id)];
  expect(new Set(all).size).toBe(all.length);
  expect(new Set(all.map(suffixOf))).toEqual(new Set([customer.id.slice('cus_'.length)]));
});
