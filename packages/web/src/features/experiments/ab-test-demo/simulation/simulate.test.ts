import { leastForVerdict } from '@chitta/experiments';
import { describe, expect, it } from 'vitest';
import { lookAt, type Scenario, scenarioNames, simulate, simulatedDays } from './simulate.ts';

const leastDays = leastForVerdict.days;

describe('simulate', () => {
  it.each(scenarioNames)('lets visitors in day by day and counts everybody once: %s', (scenario) => {
    const days = simulate(scenario, 1);
    expect(days).toHaveLength(simulatedDays);
    for (const [index, { day, arms }] of days.entries()) {
      expect(day).toBe(index + 1);
      expect(arms[0].visitors + arms[1].visitors).toBe(250 * day);
      for (const { visitors, conversions } of arms) expect(conversions).toBeLessThanOrEqual(visitors);
    }
  });

  it('is the same for the same seed and another for another', () => {
    expect(simulate('better', 3)).toEqual(simulate('better', 3));
    expect(simulate('better', 3)).not.toEqual(simulate('better', 4));
  });

  it('converts about as many as the scenario says', () => {
    const [control, treatment] = simulate('better', 1).at(-1)?.arms ?? [];
    expect((control?.conversions ?? 0) / (control?.visitors ?? 1)).toBeCloseTo(0.08, 1.7);
    expect((treatment?.conversions ?? 0) / (treatment?.visitors ?? 1)).toBeCloseTo(0.12, 1.7);
  });

  it('says nothing of a winner before a week is over, and narrows from then on', () => {
    const days = simulate('better', 2);
    expect(days.slice(0, leastDays - 1).map(({ verdict }) => verdict)).toEqual(
      Array(leastDays - 1).fill('too_early'),
    );
    const widths = days.flatMap(({ effect }) => (effect ? [effect.high - effect.low] : []));
    expect(widths.at(-1)).toBeLessThan((widths[leastDays] ?? 0) / 1.5);
  });

  it.each<[Scenario, string]>([
    ['better', 'better'],
    ['worse', 'worse'],
  ])('finds what is there in the end, and never the opposite: %s', (scenario, verdict) => {
    for (let seed = 1; seed <= 12; seed++) {
      const verdicts = new Set(simulate(scenario, seed).map((day) => day.verdict));
      expect(verdicts.has(verdict === 'better' ? 'worse' : 'better')).toBe(false);
      expect(simulate(scenario, seed).at(-1)?.verdict).toBe(verdict);
    }
  });

  it('cries wolf in at most one of twenty experiments without a difference, though looked at every day', () => {
    const found = Array.from({ length: 60 }, (_, seed) =>
      simulate('none', seed).some(({ verdict }) => verdict === 'better' || verdict === 'worse'),
    ).filter(Boolean);
    expect(found.length).toBeLessThanOrEqual(3);
  });
});

describe('lookAt', () => {
  const arm = (visitors: number, conversions: number) => ({ visitors, conversions });

  it('hides every verdict where the split is off', () => {
    expect(lookAt(20, [arm(1200, 60), arm(1000, 160)]).verdict).toBe('split_is_off');
  });

  it('waits for enough visitors, however long it takes', () => {
    expect(lookAt(30, [arm(140, 2), arm(141, 60)]).verdict).toBe('too_early');
    expect(lookAt(leastDays, [arm(1000, 20), arm(1000, 160)]).verdict).toBe('better');
    expect(lookAt(leastDays - 1, [arm(1000, 20), arm(1000, 160)]).verdict).toBe('too_early');
  });

  it('says of few visitors no less than that nobody opens an account', () => {
    const { effect } = lookAt(1, [arm(136, 8), arm(114, 19)]);
    expect(effect?.low).toBe(-1);
    expect(effect?.high).toBeGreaterThan(effect?.estimate ?? 0);
    for (const name of scenarioNames)
      for (const day of simulate(name, 1)) expect(day.effect?.low ?? -1).toBeGreaterThanOrEqual(-1);
  });

  it('has numbers also where nothing follows', () => {
    const { effect, undetermined, chanceToWin, risk } = lookAt(1, [arm(0, 0), arm(0, 0)]);
    expect([effect, undetermined, chanceToWin, risk]).toEqual([null, 'no_visitors', 0.5, [0, 0]]);
  });
});
