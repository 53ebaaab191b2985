import { expect, it } from 'vitest';
import { drive } from '../testing/drive.ts';
import { cancelAtPeriodEnd } from './cancel-at-period-end.ts';
import { cancelNow } from './cancel-now.ts';
import { resume } from './resume.ts';
import { updateCustomer } from './update-customer.ts';

it('lets what is paid be used up, then ends without a charge', () => {
  const life = drive('2026-01-01');
  const subscriptionId = life.subscribe();
  life.do(cancelAtPeriodEnd, { subscriptionId });
  life.passTo('2026-01-31');
  expect(life.read().subscriptions).toMatchObject([
    { status: 'active', cancelsAtPeriodEnd: true, endedAt: null },
  ]);
  life.passTo('2026-03-01');
  expect(life.read().subscriptions).toMatchObject([{ status: 'canceled', endedAt: new Date('2026-02-01') }]);
  expect(life.state.invoices).toHaveLength(1);
  expect(() => life.do(cancelAtPeriodEnd, { subscriptionId })).toThrow(/has ended/);
  expect(() => life.do(resume, { subscriptionId })).toThrow(/has ended/);
});

it('can be taken back before the end', () => {
  const life = drive('2026-01-01');
  const subscriptionId = life.subscribe();
  life.do(cancelAtPeriodEnd, { subscriptionId });
  life.do(resume, { subscriptionId });
  life.passTo('2026-02-01');
  expect(life.read()).toMatchObject({
    subscriptions: [{ status: 'active' }],
    invoices: [{}, { status: 'paid' }],
  });
});

it('ends at once where that is asked, and nothing is owed any more', () => {
  const life = drive('2026-01-01');
  const subscriptionId = life.subscribe('month', { card: 'fails_later' });
  life.passTo('2026-02-02');
  life.do(cancelNow, { subscriptionId });
  expect(life.read()).toMatchObject({
    subscriptions: [{ status: 'canceled', endedAt: new Date('2026-02-02') }],
    invoices: [{ status: 'paid' }, { status: 'void', nextAttemptAt: null }],
  });
  expect(() => life.do(cancelNow, { subscriptionId })).toThrow(/has ended/);
  // Whoever has left may come back.
  life.subscribe('year');
  expect(life.read().subscriptions).toMatchObject([{}, { status: 'active' }]);
});

it('knows who the customer is now', () => {
  const life = drive();
  life.newEvents();
  life.do(updateCustomer, { email: 'new@example.org', name: 'Ann' });
  expect(life.state.customer).toMatchObject({ email: 'new@example.org', name: 'Ann', userId: 7 });
  expect(life.newEvents()).toEqual(['customer.updated']);
});
