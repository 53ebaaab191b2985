import { describe, expect, it } from 'vitest';
import { rowSky } from './row-sky.ts';

const symbol = (id: string, at?: number, weight = 1) => ({
  id,
  name: id,
  group: 'thing',
  ...(at !== undefined && { at, weight }),
});

describe('rowSky', () => {
  it('joins what is told in one breath, in the order of the telling', () => {
    const { stars, links } = rowSky([symbol('river', 200, 3), symbol('house', 10), symbol('door', 30)]);
    expect(stars.map(({ id, weight }) => [id, weight])).toEqual([
      ['house', 1],
      ['door', 1],
      ['river', 3],
    ]);
    expect(links.map(({ from, to }) => [from, to])).toEqual([['house', 'door']]);
  });

  it('joins the nearer the stronger', () => {
    const [far, near] = rowSky([symbol('a', 0), symbol('b', 50), symbol('c', 55)]).links;
    expect(near?.strength).toBeGreaterThan(far?.strength ?? 1);
  });

  it('shows one star where two symbols begin', () => {
    expect(rowSky([symbol('old house', 4), symbol('old', 4)]).stars).toHaveLength(1);
  });

  it('shows the stars alone where nothing is known of their places', () => {
    const { stars, links } = rowSky([symbol('house'), symbol('door')]);
    expect([stars.length, links]).toEqual([2, []]);
  });
});
