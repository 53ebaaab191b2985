import { expect, it } from 'vitest';
import { at, drive } from '../testing/drive.ts';
import { delayRenewal } from './delay-renewal.ts';

const endsOf = (life: ReturnType<typeof drive>) =>
  life.read().subscriptions.map(({ periodEnd }) => periodEnd.toISOString().slice(0, 10));

it('gives a month and keeps the day of the month', () => {
  const life = drive('2026-01-31');
  const subscriptionId = life.subscribe();
  life.passTo('2026-02-10');
  life.do(delayRenewal, { subscriptionId, until: at('2026-03-31') });
  expect(life.read().subscriptions).toMatchObject([{ status: 'trialing', anchor: new Date('2026-01-31') }]);
  life.passTo('2026-03-30');
  expect(life.state.invoices).toHaveLength(1);
  life.passTo('2026-03-31');
  expect(life.read().invoices).toMatchObject([{}, { amountPaid: 999, reason: 'cycle' }]);
  expect(endsOf(life)).toEqual(['2026-04-30']);
  life.passTo('2026-04-30');
  expect(endsOf(life)).toEqual(['2026-05-31']);
});

it('moves a year by no more than the month that it is given', () => {
  const life = drive('2026-01-31');
  const subscriptionId = life.subscribe('year');
  life.do(delayRenewal, { subscriptionId, until: at('2027-02-28') });
  life.passTo('2027-02-28');
  expect(endsOf(life)).toEqual(['2028-02-29']);
  expect(life.read().invoices.map(({ amountPaid }) => amountPaid)).toEqual([9999, 9999]);
});

it('adds months to months, and to free time', () => {
  const life = drive('2026-01-31');
  const subscriptionId = life.subscribe('month', { freeUntil: at('2026-02-28') });
  life.do(delayRenewal, { subscriptionId, until: at('2026-03-28') });
  life.do(delayRenewal, { subscriptionId, until: at('2026-04-15') });
  expect(endsOf(life)).toEqual(['2026-04-15']);
  life.passTo('2026-04-15');
  expect(endsOf(life)).toEqual(['2026-05-15']);
});

it('never charges earlier, and not for somebody who owes', () => {
  const life = drive('2026-01-01');
  const subscriptionId = life.subscribe('month', { card: 'fails_later' });
  expect(() => life.do(delayRenewal, { subscriptionId, until: at('2026-02-01') })).toThrow(/earlier/);
  life.passTo('2026-02-03');
  expect(() => life.do(delayRenewal, { subscriptionId, until: at('2026-04-01') })).toThrow(/good standing/);
});
