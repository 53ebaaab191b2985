import { describe, expect, it } from 'vitest';
import { randomNumbers } from '../testing/random-numbers.ts';
import { type VerdictArm, verdictOf } from './verdict-of.ts';

const arm = (key: string, visitors: number, conversions: number): VerdictArm => ({
  key,
  visitors,
  figures: { visitors, conversions },
});
const week = { days: 7, isSplitHealthy: true };

describe('verdictOf', () => {
  it('says nothing before there is enough, and why', () => {
    const large = arm('b', 20_000, 6000);
    const ask = (days: number, control: VerdictArm) =>
      verdictOf({ control, treatments: [large], days, isSplitHealthy: true });
    expect(ask(6, arm('a', 149, 1))).toEqual({
      kind: 'cannot_tell_yet',
      variant: null,
      hindrances: ['too_few_visitors', 'too_few_days'],
    });
    expect(ask(6, arm('a', 20_000, 1000)).hindrances).toEqual(['too_few_days']);
    expect(ask(7, arm('a', 20_000, 1000))).toEqual({ kind: 'better', variant: 'b', hindrances: [] });
  });

  it('says nothing where the split is off, however clear the figures look', () => {
    const verdict = verdictOf({
      control: arm('a', 20_000, 1000),
      treatments: [arm('b', 10_000, 6000)],
      days: 30,
      isSplitHealthy: false,
    });
    expect(verdict).toEqual({ kind: 'split_off', variant: null, hindrances: [] });
  });

  it('names the best of several, or the control where all others are worse', () => {
    const control = arm('a', 20_000, 1000);
    const better = [arm('b', 20_000, 1500), arm('c', 20_000, 1800), arm('d', 20_000, 700)];
    expect(verdictOf({ ...week, control, treatments: better }).variant).toBe('c');
    const worse = [arm('b', 20_000, 600), arm('c', 20_000, 500)];
    expect(verdictOf({ ...week, control, treatments: worse })).toMatchObject({
      kind: 'control_better',
      variant: 'a',
    });
    const mixed = [arm('b', 20_000, 600), arm('c', 20_000, 1010)];
    expect(verdictOf({ ...week, control, treatments: mixed }).hindrances).toEqual(['interval_holds_zero']);
  });

  it.each([
    [arm('a', 200, 0), arm('b', 200, 9)],
    [arm('a', 200, 9), arm('b', 200, 0)],
    [arm('a', 200, 0), arm('b', 200, 0)],
  ])('cannot tell where nothing follows from the figures', (control, treatment) => {
    expect(verdictOf({ ...week, control, treatments: [treatment] }).hindrances).toEqual(['undetermined']);
  });

  it('asks more of each the more treatments there are', () => {
    const control = arm('a', 20_000, 1000);
    const close = (conversions: number) => arm('b', 20_000, conversions);
    const others = ['c', 'd', 'e'].map((key) => arm(key, 20_000, 1000));
    const least = (treatments: readonly VerdictArm[]) => {
      for (let more = 1000; more < 1500; more += 1) {
        const verdict = verdictOf({ ...week, control, treatments: [close(more), ...treatments] });
        if (verdict.kind === 'better') return more;
      }
      return Number.POSITIVE_INFINITY;
    };
    expect(least(others)).toBeGreaterThan(least([]));
  });

  it('calls a difference in at most 5 % of experiments without any, looked at each day of five weeks', () => {
    const random = randomNumbers(7);
    const called = Array.from({ length: 300 }, () => isCalled(random)).filter(Boolean).length;
    expect(called / 300).toBeLessThanOrEqual(0.05);
  });
});

/** Whether five weeks without a difference are called one on any day. */
function isCalled(random: () => number): boolean {
  const draw = () => Array.from({ length: 60 }, random).filter((number) => number < 0.1).length;
  let [control, treatment] = [0, 0];
  for (let day = 1; day <= 35; day += 1) {
    control += draw();
    treatment += draw();
    const visitors = day * 60;
    const { kind } = verdictOf({
      control: arm('a', visitors, control),
      treatments: [arm('b', visitors, treatment)],
      days: day,
      isSplitHealthy: true,
    });
    if (kind !== 'cannot_tell_yet') return true;
  }
  return false;
}
