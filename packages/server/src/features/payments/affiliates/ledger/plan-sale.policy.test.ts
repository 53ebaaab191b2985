import { describe, expect, it } from 'vitest';
import type { Standing } from '../standing/find-standing.ts';
import { type PaidInvoice, planSale } from './plan-sale.policy.ts';

const tier = { key: 'partner', name: 'Partner', rateBps: 2000, months: 12 };
const standing: Standing = { status: 'active', tier, ownRateBps: null, rateBps: 2000 };
const first = new Date('2026-01-31T12:00:00Z');
const paid = (values: Partial<PaidInvoice>): PaidInvoice => ({
  id: 'in_1',
  currency: 'usd',
  total: values.amountPaid ?? 1000,
  tax: 0,
  amountPaid: 1000,
  paidAt: first,
  ...values,
});

describe('the commission on a payment', () => {
  it.each([
    // Vectors of Dub's tests.
    [1000, 2000, 200],
    [7, 2000, 1],
    [3, 2000, 1],
    [15, 1000, 2],
    [1, 5000, 1],
    [500, 290, 15],
  ])('of %i at %i basis points is %i', (amountPaid, rateBps, amount) => {
    expect(planSale(paid({ amountPaid }), { ...standing, rateBps }, first)).toMatchObject({
      amount,
      rateBps,
    });
  });

  it('is of the cash without the tax in it', () => {
    const full = paid({ amountPaid: 1190, total: 1190, tax: 190 });
    expect(planSale(full, standing, first)).toEqual({ amount: 200, base: 1000, rateBps: 2000 });
    // Half was paid with credit: half of the tax is in the cash.
    const half = paid({ amountPaid: 595, total: 1190, tax: 190 });
    expect(planSale(half, standing, first)).toMatchObject({ amount: 100, base: 500 });
  });

  it('is none where nothing arrived, nothing is left of it, or nobody is an affiliate', () => {
    expect(planSale(paid({ amountPaid: 0, total: 0 }), standing, first)).toBeNull();
    expect(planSale(paid({ amountPaid: 2 }), standing, first)).toBeNull();
    expect(planSale(paid({}), { ...standing, status: 'inactive' }, first)).toBeNull();
  });

  it("ends with the tier's months, counted in calendar months from the first payment", () => {
    const lastOne = paid({ paidAt: new Date('2027-01-31T11:59:59Z') });
    const afterIt = paid({ paidAt: new Date('2027-01-31T12:00:00Z') });
    expect(planSale(lastOne, standing, first)).not.toBeNull();
    expect(planSale(afterIt, standing, first)).toBeNull();
    expect(planSale(afterIt, { ...standing, tier: { ...tier, months: null } }, first)).not.toBeNull();
  });
});
