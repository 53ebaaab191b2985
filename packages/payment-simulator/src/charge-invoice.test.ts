import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLive } from './draft.ts';
import { newState } from './new-state.ts';
import type { SimulatorState } from './state.ts';
import { arbitraryHistory, type HistoryStep } from './testing/arbitrary-history.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function fresh(): SimulatorState {
  const customer = { userId: 1, email: 'a@example.org', name: 'A' };
  return newState(customer, { suffix: 'abcdefgh012345', now: new Date('2026-01-31T10:00:00Z') }).state;
}

/** Lives through it, and hands every state on the way to `look`. */
function live(steps: readonly HistoryStep[], look: (state: SimulatorState, before: SimulatorState) => void) {
  let state = fresh();
  let { now } = state;
  steps.forEach(({ seconds, deed }, index) => {
    now += seconds;
    const after = deed({ state, now, key: `key:${index}` });
    look(after, state);
    // Asked again under the same key, nothing more happens.
    if (after.answers[`key:${index}`])
      expect(deed({ state: after, now, key: `key:${index}` })).toEqual(after);
    state = after;
  });
  return state;
}

function checkMoney({ invoices, charges, refunds, disputes }: SimulatorState): void {
  for (const invoice of invoices) {
    const paid = charges.filter(
      ({ invoiceId, status }) => invoiceId === invoice.id && status === 'succeeded',
    );
    expect(paid.length).toBeLessThanOrEqual(1);
    expect(sum(paid.map(({ amount }) => amount))).toBe(invoice.amountPaid);
    expect(invoice.amountPaid).toBeLessThanOrEqual(invoice.amountDue);
    expect(invoice.status === 'paid' ? invoice.amountPaid : invoice.amountDue).toBe(invoice.amountDue);
    expect(sum(invoice.lines.map(({ amount }) => amount))).toBe(invoice.total);
    const back = refunds.filter(({ invoiceId }) => invoiceId === invoice.id).map(({ amount }) => amount);
    const taken = disputes
      .filter(({ invoiceId, status }) => invoiceId === invoice.id && (status === 'open' || status === 'lost'))
      .map(({ amount }) => amount);
    expect(sum([...back, ...taken])).toBeLessThanOrEqual(invoice.amountPaid);
  }
}

function checkPeriods(after: SimulatorState, before: SimulatorState): void {
  expect(after.subscriptions.filter(isLive).length).toBeLessThanOrEqual(1);
  for (const subscription of after.subscriptions) {
    const { id, periodStart, periodEnd, status, endedAt } = subscription;
    expect(periodEnd).toBeGreaterThan(periodStart);
    if (isLive(subscription)) expect(after.now).toBeLessThan(periodEnd);
    expect(status === 'canceled').toBe(endedAt !== null);
    const earlier = before.subscriptions.find((known) => known.id === id);
    if (earlier) expect(periodStart).toBeGreaterThanOrEqual(earlier.periodStart);
  }
}

/** Nobody pays twice for the same time, and no time lies between two periods unless it was given. */
function checkNoGaps({ invoices, subscriptions, answers }: SimulatorState): void {
  const isDelayed = Object.values(answers).some(({ act }) => act === 'delay-renewal');
  for (const { id } of subscriptions) {
    const all = invoices.filter(({ subscriptionId }) => subscriptionId === id);
    all.slice(1).forEach((invoice, index) => {
      const before = all[index];
      if (!before) return;
      if (invoice.reason === 'change') {
        expect(invoice.periodStart).toBeGreaterThanOrEqual(before.periodStart);
        if (!isDelayed) expect(invoice.periodStart).toBeLessThanOrEqual(before.periodEnd);
        return;
      }
      expect(invoice.periodStart).toBeGreaterThanOrEqual(before.periodEnd);
      if (!isDelayed) expect(invoice.periodStart).toBe(before.periodEnd);
    });
  }
}

it('charges nobody twice, gives nothing back that did not come, and leaves no gap, whatever happens', () => {
  fc.assert(
    fc.property(arbitraryHistory, (steps) => {
      live(steps, (after, before) => {
        checkMoney(after);
        checkPeriods(after, before);
        checkNoGaps(after);
      });
    }),
    { numRuns: 150 },
  );
}, 60_000);

it('ends in the same state whenever the same is done', () => {
  const nothing = () => undefined;
  fc.assert(
    fc.property(arbitraryHistory, (steps) => {
      expect(live(steps, nothing)).toEqual(live(steps, nothing));
    }),
    { numRuns: 30 },
  );
}, 60_000);
