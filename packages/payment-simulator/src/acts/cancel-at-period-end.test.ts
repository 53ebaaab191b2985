import { expect, it } from 'vitest';
import { simulateCustomer } from '../testing/simulate-customer.ts';
import { cancelAtPeriodEnd } from './cancel-at-period-end.ts';
import { cancelNow } from './cancel-now.ts';
import { resume } from './resume.ts';
import { updateCustomer } from './update-customer.ts';

it('lets what is paid be used up, then ends without a charge', () => {
  const simulated = simulateCustomer('2026-01-01');
  const subscriptionId = simulated.subscribe();
  simulated.do(cancelAtPeriodEnd, { subscriptionId });
  simulated.passTo('2026-01-31');
  expect(simulated.read().subscriptions).toMatchObject([
    { status: 'active', cancelsAtPeriodEnd: true, endedAt: null },
  ]);
  simulated.passTo('2026-03-01');
  expect(simulated.read().subscriptions).toMatchObject([
    { status: 'canceled', endedAt: new Date('2026-02-01') },
  ]);
  expect(simulated.state.invoices).toHaveLength(1);
  expect(() => simulated.do(cancelAtPeriodEnd, { subscriptionId })).toThrow(/has ended/);
  expect(() => simulated.do(resume, { subscriptionId })).toThrow(/has ended/);
});

it('can be taken back before the end', () => {
  const simulated = simulateCustomer('2026-01-01');
  const subscriptionId = simulated.subscribe();
  simulated.do(cancelAtPeriodEnd, { subscriptionId });
  simulated.do(resume, { subscriptionId });
  simulated.passTo('2026-02-01');
  expect(simulated.read()).toMatchObject({
    subscriptions: [{ status: 'active' }],
    invoices: [{}, { status: 'paid' }],
  });
});

it('ends at once where that is asked, and nothing is owed any more', () => {
  const simulated = simulateCustomer('2026-01-01');
  const subscriptionId = simulated.subscribe('month', { card: 'fails_later' });
  simulated.passTo('2026-02-02');
  simulated.do(cancelNow, { subscriptionId });
  expect(simulated.read()).toMatchObject({
    subscriptions: [{ status: 'canceled', endedAt: new Date('2026-02-02') }],
    invoices: [{ status: 'paid' }, { status: 'void', nextAttemptAt: null }],
  });
  expect(() => simulated.do(cancelNow, { subscriptionId })).toThrow(/has ended/);
  // Whoever has left may come back.
  simulated.subscribe('year');
  expect(simulated.read().subscriptions).toMatchObject([{}, { status: 'active' }]);
});

it('knows who the customer is now', () => {
  const simulated = simulateCustomer();
  simulated.newEvents();
  simulated.do(updateCustomer, { email: 'new@example.org', name: 'Ann' });
  expect(simulated.state.customer).toMatchObject({ email: 'new@example.org', name: 'Ann', userId: 7 });
  expect(simulated.newEvents()).toEqual(['customer.updated']);
});
