import { describe, expect, it } from 'vitest';
import { previewPlanChange } from '../preview-plan-change.ts';
import { at, type CustomerSimulation, simulateCustomer } from '../testing/simulate-customer.ts';
import { cancelAtPeriodEnd } from './cancel-at-period-end.ts';
import { cancelNow } from './cancel-now.ts';
import { changeCard } from './change-card.ts';
import { changePlan } from './change-plan.ts';
import { keepPlan } from './keep-plan.ts';

const prices = { month: 10_000, year: 100_000 };

function preview({ state, settings, now }: CustomerSimulation, interval: 'month' | 'year', time = now) {
  const subscriptionId = state.subscriptions.at(-1)?.id ?? '';
  return previewPlanChange(state, settings, { subscriptionId, interval, at: time });
}

describe('from the month to the year', () => {
  it('credits what is left of the month and begins anew, for what its preview said', () => {
    const simulated = simulateCustomer('2025-06-01', { prices });
    const subscriptionId = simulated.subscribe();
    simulated.passTo('2025-06-16');
    const seen = preview(simulated, 'year');
    expect(seen).toMatchObject({
      takesEffect: 'now',
      credit: 5000,
      dueNow: 95_000,
      renewsAt: at('2026-06-16'),
    });
    // The member thinks about it for an hour: the preview holds.
    simulated.now += 3600;
    simulated.do(changePlan, { subscriptionId, interval: 'year', at: seen.at });
    const [subscription] = simulated.read().subscriptions;
    expect(subscription).toMatchObject({
      interval: 'year',
      anchor: new Date('2025-06-16'),
      periodStart: new Date('2025-06-16'),
      periodEnd: new Date('2026-06-16'),
    });
    expect(simulated.read().invoices[1]).toMatchObject({
      ...{ reason: 'change', total: seen.dueNow, amountDue: seen.dueNow, amountPaid: seen.dueNow },
    });
    simulated.passTo('2026-06-16');
    expect(simulated.read().invoices[2]).toMatchObject({ reason: 'cycle', amountPaid: 100_000 });
  });

  it('changes nothing where the card does not pay', () => {
    const simulated = simulateCustomer();
    const subscriptionId = simulated.subscribe('month', { card: 'fails_later' });
    const before = simulated.state;
    const question = { subscriptionId, interval: 'year', at: simulated.now } as const;
    expect(() => simulated.do(changePlan, question)).toThrow(/declined/);
    expect(simulated.state).toBe(before);
    simulated.do(changeCard, { card: { kind: 'success' } });
    expect(simulated.do(changePlan, question)).toEqual({ takesEffect: 'now' });
  });

  it('leaves free time free, and charges the year after it', () => {
    const simulated = simulateCustomer('2026-01-31');
    const subscriptionId = simulated.subscribe('month', { freeUntil: at('2026-02-28') });
    expect(preview(simulated, 'year')).toMatchObject({ credit: 0, dueNow: 0, renewsAt: at('2026-02-28') });
    simulated.do(changePlan, { subscriptionId, interval: 'year', at: simulated.now });
    simulated.passTo('2026-02-28');
    expect(simulated.read()).toMatchObject({
      subscriptions: [{ interval: 'year', periodEnd: new Date('2027-02-28') }],
      invoices: [{ amountPaid: 0 }, { amountPaid: 9999 }],
    });
  });
});

describe('from the year to the month', () => {
  it('waits until the year is used up', () => {
    const simulated = simulateCustomer('2026-01-31');
    const subscriptionId = simulated.subscribe('year');
    simulated.passTo('2026-05-01');
    const seen = preview(simulated, 'month');
    expect(seen).toMatchObject({ takesEffect: 'period_end', at: at('2027-01-31'), dueNow: 0, price: 999 });
    simulated.do(changePlan, { subscriptionId, interval: 'month', at: seen.at });
    expect(simulated.read().subscriptions).toMatchObject([{ interval: 'year', nextInterval: 'month' }]);
    simulated.passTo('2027-03-01');
    expect(simulated.read().subscriptions).toMatchObject([{ interval: 'month', nextInterval: null }]);
    expect(simulated.read().invoices.map(({ amountPaid }) => amountPaid)).toEqual([9999, 999, 999]);
  });

  it('can be taken back until then', () => {
    const simulated = simulateCustomer('2026-01-31');
    const subscriptionId = simulated.subscribe('year');
    expect(() => simulated.do(keepPlan, { subscriptionId })).toThrow(/no change/);
    simulated.do(changePlan, { subscriptionId, interval: 'month', at: simulated.now });
    simulated.do(keepPlan, { subscriptionId });
    simulated.passTo('2027-03-01');
    expect(simulated.read().subscriptions).toMatchObject([{ interval: 'year', nextInterval: null }]);
  });

  it('is dropped where the subscription is to end', () => {
    const simulated = simulateCustomer();
    const subscriptionId = simulated.subscribe('year');
    simulated.do(changePlan, { subscriptionId, interval: 'month', at: simulated.now });
    simulated.do(cancelAtPeriodEnd, { subscriptionId });
    expect(simulated.read().subscriptions[0]).toMatchObject({ nextInterval: null, cancelsAtPeriodEnd: true });
    expect(() => preview(simulated, 'month')).toThrow(/set to end/);
  });
});

it('is refused where it means nothing', () => {
  const simulated = simulateCustomer('2026-01-31');
  const subscriptionId = simulated.subscribe();
  expect(() => preview(simulated, 'month')).toThrow(/its plan already/);
  expect(() => preview(simulated, 'year', simulated.now + 1)).toThrow(/still to come/);
  expect(() => preview(simulated, 'year', simulated.now - 1)).toThrow(/running period/);
  simulated.do(cancelNow, { subscriptionId });
  expect(() => preview(simulated, 'year')).toThrow(/good standing/);
});
