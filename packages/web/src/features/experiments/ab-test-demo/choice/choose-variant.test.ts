import { describe, expect, it } from 'vitest';
import {
  audiences,
  chooseVariant,
  type DemoExperiment,
  demoVariants,
  type Reason,
  spread,
  type Visitor,
} from './choose-variant.ts';

const visitor: Visitor = {
  value: 'a',
  language: 'en',
  source: 'direct',
  keyword: '',
  isPrivate: false,
};
const experiment: DemoExperiment = {
  seed: 'seed',
  audience: audiences.everybody,
  coverage: 1,
  variants: demoVariants.slice(0, 2),
};
const forSearchers = { ...experiment, audience: audiences.searching };

describe('chooseVariant', () => {
  it('shares the room by weight, and chooses by the published number of seed and value', () => {
    expect(chooseVariant(visitor, experiment)).toEqual({
      reason: 'assigned',
      standings: [
        { variant: demoVariants[0], from: 0, to: 0.5 },
        { variant: demoVariants[1], from: 0.5, to: 1 },
      ],
      n: 0.0505,
      chosen: 'present',
    });
    const heavier = {
      ...experiment,
      variants: [{ name: 'present', weight: 1 } as const, { name: 'question', weight: 99 } as const],
    };
    expect(chooseVariant(visitor, heavier).chosen).toBe('question');
  });

  it.each<[Partial<Visitor>, Reason]>([
    [{ source: 'search', keyword: 'recurring NIGHTMARE' }, 'assigned'],
    [{ source: 'paid', keyword: 'pesadilla+agua' }, 'assigned'],
    [{ source: 'search', keyword: 'flying' }, 'not_meant'],
    [{ source: 'search', keyword: 'nightmares' }, 'not_meant'],
    [{ source: 'social', keyword: 'nightmare' }, 'not_meant'],
    [{ source: 'search', keyword: 'nightmare', isPrivate: true }, 'privacy_signal'],
  ])('of an experiment for some, %j is %s', (attributes, reason) => {
    const choice = chooseVariant({ ...visitor, ...attributes }, forSearchers);
    expect(choice.reason).toBe(reason);
    expect(choice.chosen === null).toBe(reason !== 'assigned');
  });

  it('means people of a language where it says so', () => {
    const spanish = { ...experiment, audience: audiences.spanish };
    expect(chooseVariant(visitor, spanish).reason).toBe('not_meant');
    expect(chooseVariant({ ...visitor, language: 'es' }, spanish).reason).toBe('assigned');
  });

  it('leaves out those beyond the coverage, and keeps the others where they were as it grows', () => {
    const values = Array.from({ length: 200 }, (_, index) => `v${index}`);
    const chosenAt = (coverage: number) =>
      values.map((value) => chooseVariant({ ...visitor, value }, { ...experiment, coverage }).chosen);
    const [some, all] = [chosenAt(0.3), chosenAt(1)];
    expect(some.filter((each) => each === null).length).toBeGreaterThan(110);
    for (const [index, each] of some.entries()) if (each !== null) expect(all[index]).toBe(each);
  });

  it('chooses nothing where nothing has a weight', () => {
    const variants = demoVariants.map((each) => ({ ...each, weight: 0 }));
    expect(chooseVariant(visitor, { ...experiment, variants })).toMatchObject({
      reason: 'outside_coverage',
      chosen: null,
    });
  });
});

describe('spread', () => {
  it('follows the weights, and leaves out whom the experiment does not mean', () => {
    const counts = spread(visitor, experiment, 1000);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1000);
    expect(Math.abs((counts[0] ?? 0) - 500)).toBeLessThan(70);
    expect(spread(visitor, forSearchers, 100)).toEqual([0, 0]);
  });
});
