import { describe, expect, it } from 'vitest';
import { previewPlanChange } from '../preview-plan-change.ts';
import { at, type Drive, drive } from '../testing/drive.ts';
import { cancelAtPeriodEnd } from './cancel-at-period-end.ts';
import { cancelNow } from './cancel-now.ts';
import { changeCard } from './change-card.ts';
import { changePlan } from './change-plan.ts';
import { keepPlan } from './keep-plan.ts';

const prices = { month: 10_000, year: 100_000 };

function preview({ state, settings, now }: Drive, interval: 'month' | 'year', time = now) {
  const subscriptionId = state.subscriptions.at(-1)?.id ?? '';
  return previewPlanChange(state, settings, { subscriptionId, interval, at: time });
}

describe('from the month to the year', () => {
  it('credits what is left of the month and begins anew, for what its preview said', () => {
    const life = drive('2025-06-01', { prices });
    const subscriptionId = life.subscribe();
    life.passTo('2025-06-16');
    const seen = preview(life, 'year');
    expect(seen).toMatchObject({
      takesEffect: 'now',
      credit: 5000,
      dueNow: 95_000,
      renewsAt: at('2026-06-16'),
    });
    // The member thinks about it for an hour: the preview holds.
    life.now += 3600;
    life.do(changePlan, { subscriptionId, interval: 'year', at: seen.at });
    const [subscription] = life.read().subscriptions;
    expect(subscription).toMatchObject({
      interval: 'year',
      anchor: new Date('2025-06-16'),
      periodStart: new Date('2025-06-16'),
      periodEnd: new Date('2026-06-16'),
    });
    expect(life.read().invoices[1]).toMatchObject({
      ...{ reason: 'change', total: seen.dueNow, amountDue: seen.dueNow, amountPaid: seen.dueNow },
    });
    life.passTo('2026-06-16');
    expect(life.read().invoices[2]).toMatchObject({ reason: 'cycle', amountPaid: 100_000 });
  });

  it('changes nothing where the card does not pay', () => {
    const life = drive();
    const subscriptionId = life.subscribe('month', { card: 'fails_later' });
    const before = life.state;
    const question = { subscriptionId, interval: 'year', at: life.now } as const;
    expect(() => life.do(changePlan, question)).toThrow(/declined/);
    expect(life.state).toBe(before);
    life.do(changeCard, { card: { kind: 'success' } });
    expect(life.do(changePlan, question)).toEqual({ takesEffect: 'now' });
  });

  it('leaves free time free, and charges the year after it', () => {
    const life = drive('2026-01-31');
    const subscriptionId = life.subscribe('month', { freeUntil: at('2026-02-28') });
    expect(preview(life, 'year')).toMatchObject({ credit: 0, dueNow: 0, renewsAt: at('2026-02-28') });
    life.do(changePlan, { subscriptionId, interval: 'year', at: life.now });
    life.passTo('2026-02-28');
    expect(life.read()).toMatchObject({
      subscriptions: [{ interval: 'year', periodEnd: new Date('2027-02-28') }],
      invoices: [{ amountPaid: 0 }, { amountPaid: 9999 }],
    });
  });
});

describe('from the year to the month', () => {
  it('waits until the year is used up', () => {
    const life = drive('2026-01-31');
    const subscriptionId = life.subscribe('year');
    life.passTo('2026-05-01');
    const seen = preview(life, 'month');
    expect(seen).toMatchObject({ takesEffect: 'period_end', at: at('2027-01-31'), dueNow: 0, price: 999 });
    life.do(changePlan, { subscriptionId, interval: 'month', at: seen.at });
    expect(life.read().subscriptions).toMatchObject([{ interval: 'year', nextInterval: 'month' }]);
    life.passTo('2027-03-01');
    expect(life.read().subscriptions).toMatchObject([{ interval: 'month', nextInterval: null }]);
    expect(life.read().invoices.map(({ amountPaid }) => amountPaid)).toEqual([9999, 999, 999]);
  });

  it('can be taken back until then', () => {
    const life = drive('2026-01-31');
    const subscriptionId = life.subscribe('year');
    expect(() => life.do(keepPlan, { subscriptionId })).toThrow(/no change/);
    life.do(changePlan, { subscriptionId, interval: 'month', at: life.now });
    life.do(keepPlan, { subscriptionId });
    life.passTo('2027-03-01');
    expect(life.read().subscriptions).toMatchObject([{ interval: 'year', nextInterval: null }]);
  });

  it('is dropped where the subscription is to end', () => {
    const life = drive();
    const subscriptionId = life.subscribe('year');
    life.do(changePlan, { subscriptionId, interval: 'month', at: life.now });
    life.do(cancelAtPeriodEnd, { subscriptionId });
    expect(life.read().subscriptions[0]).toMatchObject({ nextInterval: null, cancelsAtPeriodEnd: true });
    expect(() => preview(life, 'month')).toThrow(/set to end/);
  });
});

it('is refused where it means nothing', () => {
  const life = drive('2026-01-31');
  const subscriptionId = life.subscribe();
  expect(() => preview(life, 'month')).toThrow(/its plan already/);
  expect(() => preview(life, 'year', life.now + 1)).toThrow(/still to come/);
  expect(() => preview(life, 'year', life.now - 1)).toThrow(/running period/);
  life.do(cancelNow, { subscriptionId });
  expect(() => preview(life, 'year')).toThrow(/good standing/);
});
