import { expect, it } from 'vitest';
import { at, simulateCustomer } from '../testing/simulate-customer.ts';
import { delayRenewal } from './delay-renewal.ts';

const endsOf = (simulated: ReturnType<typeof simulateCustomer>) =>
  simulated.read().subscriptions.map(({ periodEnd }) => periodEnd.toISOString().slice(0, 10));

it('gives a month and keeps the day of the month', () => {
  const simulated = simulateCustomer('2026-01-31');
  const subscriptionId = simulated.subscribe();
  simulated.passTo('2026-02-10');
  simulated.do(delayRenewal, { subscriptionId, until: at('2026-03-31') });
  expect(simulated.read().subscriptions).toMatchObject([
    { status: 'trialing', anchor: new Date('2026-01-31') },
  ]);
  simulated.passTo('2026-03-30');
  expect(simulated.state.invoices).toHaveLength(1);
  simulated.passTo('2026-03-31');
  expect(simulated.read().invoices).toMatchObject([{}, { amountPaid: 999, reason: 'cycle' }]);
  expect(endsOf(simulated)).toEqual(['2026-04-30']);
  simulated.passTo('2026-04-30');
  expect(endsOf(simulated)).toEqual(['2026-05-31']);
});

it('moves a year by no more than the month that it is given', () => {
  const simulated = simulateCustomer('2026-01-31');
  const subscriptionId = simulated.subscribe('year');
  simulated.do(delayRenewal, { subscriptionId, until: at('2027-02-28') });
  simulated.passTo('2027-02-28');
  expect(endsOf(simulated)).toEqual(['2028-02-29']);
  expect(simulated.read().invoices.map(({ amountPaid }) => amountPaid)).toEqual([9999, 9999]);
});

it('adds months to months, and to free time', () => {
  const simulated = simulateCustomer('2026-01-31');
  const subscriptionId = simulated.subscribe('month', { freeUntil: at('2026-02-28') });
  simulated.do(delayRenewal, { subscriptionId, until: at('2026-03-28') });
  simulated.do(delayRenewal, { subscriptionId, until: at('2026-04-15') });
  expect(endsOf(simulated)).toEqual(['2026-04-15']);
  simulated.passTo('2026-04-15');
  expect(endsOf(simulated)).toEqual(['2026-05-15']);
});

it('never charges earlier, and not for somebody who owes', () => {
  const simulated = simulateCustomer('2026-01-01');
  const subscriptionId = simulated.subscribe('month', { card: 'fails_later' });
  expect(() => simulated.do(delayRenewal, { subscriptionId, until: at('2026-02-01') })).toThrow(/earlier/);
  simulated.passTo('2026-02-03');
  expect(() => simulated.do(delayRenewal, { subscriptionId, until: at('2026-04-01') })).toThrow(
    /good standing/,
  );
});
