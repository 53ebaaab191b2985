import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinStars } from './join-stars.ts';

const ids = ['dog', 'sea', 'house', 'key'];
const link = (from: string, to: string, strength = 1) => ({ from, to, strength });
const pairs = (joining: Parameters<typeof joinStars>[0]) => joinStars(joining).map(({ pair }) => pair);

describe('joinStars', () => {
  it('joins with as few lines as there can be, the strongest first', () => {
    const links = [link('dog', 'sea', 1), link('sea', 'house', 3), link('dog', 'house', 2)];
    expect(pairs({ ids, links })).toEqual([
      [1, 2],
      [0, 2],
    ]);
  });

  it('has the pair of the reading among them, however weak it is, and marks it', () => {
    const links = [link('dog', 'sea', 5), link('sea', 'house', 4), link('dog', 'house', 0)];
    const joins = joinStars({ ids, links, key: ['house', 'dog'] });
    expect(joins[0]).toEqual({ pair: [2, 0], isKey: true });
    expect(joins.filter(({ isKey }) => isKey)).toHaveLength(1);
    expect(joins).toHaveLength(2);
  });

  it('leaves alone what nothing ties to the rest, and links to stars that are not named', () => {
    expect(pairs({ ids, links: [link('dog', 'moon'), link('key', 'key'), link('dog', 'sea')] })).toEqual([
      [0, 1],
    ]);
    expect(pairs({ ids: [], links: [link('dog', 'sea')] })).toEqual([]);
  });

  it('never closes a ring, and leaves no two apart that a way of links joins', () => {
    const anyLink = fc.record({
      from: fc.constantFrom(...ids),
      to: fc.constantFrom(...ids),
      strength: fc.integer({ min: 0, max: 9 }),
    });
    const groups = (edges: readonly (readonly [string, string])[]) => {
      const of = new Map(ids.map((id) => [id, id]));
      for (const [one, other] of edges) {
        const [from, to] = [of.get(one), of.get(other)];
        for (const [id, group] of of) if (group === from) of.set(id, to ?? id);
      }
      return new Set(of.values()).size;
    };
    fc.assert(
      fc.property(fc.array(anyLink, { maxLength: 12 }), (links) => {
        const joined = pairs({ ids, links }).map(([a, b]) => [ids[a] ?? '', ids[b] ?? ''] as const);
        const parts = groups(links.map(({ from, to }) => [from, to] as const));
        expect(groups(joined)).toBe(parts);
        expect(joined).toHaveLength(ids.length - parts);
      }),
    );
  });
});
