import { describe, expect, it } from 'vitest';
import { validatePlanSearch, validateReturnSearch } from './membership-search.ts';

describe('what addresses of memberships ask for', () => {
  it.each([
    ['month', { plan: 'month' }],
    ['year', { plan: 'year' }],
    ['yearly', { plan: 'year' }],
    ['monthly', { plan: 'month' }],
    ['decade', {}],
    [7, {}],
    [undefined, {}],
  ])('plan %j: %j', (plan, expected) => {
    expect(validatePlanSearch({ plan })).toEqual(expected);
  });

  it.each([
    [5, { checkout: 5 }],
    ['5', { checkout: 5 }],
    ['cs_test', {}],
    [-1, {}],
    [1.5, {}],
    [undefined, {}],
  ])('checkout %j: %j', (checkout, expected) => {
    expect(validateReturnSearch({ checkout })).toEqual(expected);
  });
});
