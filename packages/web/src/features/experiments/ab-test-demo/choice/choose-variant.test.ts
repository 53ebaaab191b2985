import { assign } from '@chitta/experiments';
import { describe, expect, it } from 'vitest';
import {
  chooseVariant,
  type DemoVariant,
  demoVariants,
  hindranceOf,
  spread,
  type Visitor,
} from './choose-variant.ts';

const visitor: Visitor = { value: 'a', language: 'en', source: 'direct', keyword: '' };
const [present, , nightmares] = demoVariants as [DemoVariant, DemoVariant, DemoVariant];
const searching: Visitor = { ...visitor, source: 'search', keyword: 'what do Nightmares mean' };

describe('hindranceOf', () => {
  it.each<[Partial<DemoVariant>, Partial<Visitor>, ReturnType<typeof hindranceOf>]>([
    [{}, {}, null],
    [{ languages: ['es'] }, {}, 'language'],
    [{ languages: ['es'] }, { language: 'es' }, null],
    [{ sources: ['search'] }, {}, 'source'],
    [{ sources: ['search'] }, { source: 'search' }, null],
    [{ keywords: ['pesadilla'] }, { keyword: 'sueños' }, 'keyword'],
    [{ keywords: ['pesadilla'] }, { keyword: 'Pesadillas repetidas' }, null],
    [{ weight: 0 }, {}, 'weight'],
  ])('of %j for %j is %s', (variant, attributes, hindrance) => {
    expect(hindranceOf({ ...present, ...variant }, { ...visitor, ...attributes })).toBe(hindrance);
  });
});

describe('chooseVariant', () => {
  it('shares the room between those that are for the visitor, by weight', () => {
    const rooms = (who: Visitor) =>
      chooseVariant(who, demoVariants, 'seed').standings.map(({ from, to }) => [from, to]);
    expect(rooms(visitor)).toEqual([
      [0, 0.5],
      [0.5, 1],
      [1, 1],
    ]);
    expect(rooms(searching)).toEqual([
      [0, 0.25],
      [0.25, 0.5],
      [0.5, 1],
    ]);
  });

  it('chooses as the server does: the published number of seed and value', () => {
    expect(chooseVariant(visitor, demoVariants, 'seed')).toMatchObject({ n: 0.0505, chosen: 'present' });
    const { n, chosen } = chooseVariant({ ...searching, value: 'b' }, demoVariants, 'seed');
    expect(n).toBe(assign('b', { seed: 'seed', version: 2, coverage: 1, weights: [1] }).n);
    expect(chosen).toBe('question');
  });

  it('chooses nothing where nothing is for the visitor', () => {
    const none = chooseVariant(visitor, [nightmares, { ...present, weight: 0 }], 'seed');
    expect(none.chosen).toBeNull();
    expect(none.standings.map(({ hindrance }) => hindrance)).toEqual(['source', 'weight']);
  });
});

describe('spread', () => {
  it('follows the weights, and leaves out whom nothing is for', () => {
    const counts = spread(searching, demoVariants, { seed: 'x', count: 1000 });
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1000);
    expect(counts[2]).toBeGreaterThan(430);
    expect(counts[2]).toBeLessThan(570);
    expect(spread(visitor, demoVariants, { seed: 'x', count: 1000 })[2]).toBe(0);
    expect(spread(visitor, [nightmares], { seed: 'x', count: 50 })).toEqual([0]);
  });
});
