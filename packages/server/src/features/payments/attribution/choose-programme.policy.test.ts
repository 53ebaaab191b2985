import { describe, expect, it } from 'vitest';
import { chooseProgramme, type DatedClick } from './choose-programme.policy.ts';
import { isWithinWindow } from './is-within-window.ts';

const day = 24 * 60 * 60_000;
const sale = new Date('2026-11-21T12:00:00Z');
const before = (ms: number) => new Date(sale.getTime() - ms);
const click = (programme: DatedClick['programme'], referralCodeId: number, age: number): DatedClick => ({
  programme,
  referralCodeId,
  clickedAt: before(age),
});

describe('the window of a click', () => {
  it.each([
    [0, true],
    [1000, true],
    [30 * day - 1000, true],
    [30 * day, false],
    [30 * day + 1000, false],
    [-1000, false],
  ])('with an age of %i ms is open: %s', (age, isOpen) => {
    expect(isWithinWindow(before(age), sale)).toBe(isOpen);
  });

  it('takes a click of the same second for one that was before', () => {
    expect(isWithinWindow(new Date(sale.getTime() + 900), sale)).toBe(true);
  });
});

describe('a sale belongs', () => {
  it.each<[string, DatedClick[], string | null, number | null, string]>([
    ['to nobody without a click', [], null, null, 'no_touch'],
    ['to nobody after a campaign', [click('campaign', 1, day)], null, null, 'no_touch'],
    ['to the member who brought them', [click('referral', 1, day)], 'referral', 1, 'referral_touch'],
    ['to the affiliate who brought them', [click('affiliate', 2, day)], 'affiliate', 2, 'affiliate_touch'],
    [
      'to the member, though the affiliate was first',
      [click('affiliate', 2, 20 * day), click('referral', 1, day)],
      'referral',
      1,
      'referral_touch',
    ],
    [
      'to the affiliate where the member was too early',
      [click('referral', 1, 30 * day), click('affiliate', 2, day)],
      'affiliate',
      2,
      'affiliate_touch',
    ],
    [
      'to the oldest member that holds',
      [click('referral', 3, day), click('referral', 1, 31 * day), click('referral', 2, 29 * day)],
      'referral',
      2,
      'referral_touch',
    ],
    [
      'to nobody where all were too early or too late',
      [click('referral', 1, 31 * day), click('affiliate', 2, -day)],
      null,
      null,
      'no_valid_touch',
    ],
  ])('%s', (_what, clicks, programme, referralCodeId, reason) => {
    expect(chooseProgramme(clicks, sale)).toEqual({ programme, referralCodeId, reason });
  });
});
