import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSky } from './draw-sky.ts';
import type { PlacedDream } from './whole-dream.ts';

const dayOf = (index: number) => new Date(Date.UTC(1998, 0, 1 + index)).toISOString().slice(0, 10);
const journal = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 90 }),
      symbols: fc.uniqueArray(fc.integer({ min: 0, max: 25 }), { maxLength: 12 }),
    }),
    {
      maxLength: 80,
    },
  )
  .map((dreams) => {
    let day = 0;
    return dreams.map(({ gap, symbols }, id): PlacedDream => {
      day += gap;
      return { id, night: dayOf(day), symbols: symbols.map((symbol) => `symbol-${symbol}`), themes: [] };
    });
  });

describe('the sky of symbols', () => {
  it('counts each star as a plain count does, in all and step by step', () => {
    fc.assert(
      fc.property(journal, (dreams) => {
        const { stars, steps, symbolCount } = drawSky(dreams);
        expect(symbolCount).toBe(new Set(dreams.flatMap(({ symbols }) => symbols)).size);
        for (const [symbol, count, first, last, own] of stars) {
          const its = dreams.filter(({ symbols }) => symbols.includes(symbol));
          expect([count, first, last]).toEqual([its.length, its[0]?.night, its.at(-1)?.night]);
          for (let place = 0; place < own.length; place += 2) {
            const month = steps[own[place] ?? -1]?.slice(0, 7);
            expect(its.filter(({ night }) => night.startsWith(month ?? '-'))).toHaveLength(
              own[place + 1] ?? -1,
            );
          }
        }
      }),
    );
  });

  it('joins stars that meet, with how often and since when', () => {
    fc.assert(
      fc.property(journal, (dreams) => {
        const { stars, steps, lines } = drawSky(dreams);
        for (const [a, b, count, since] of lines) {
          const [one, other] = [stars[a]?.[0] ?? '', stars[b]?.[0] ?? ''];
          const met = dreams.filter(({ symbols }) => symbols.includes(one) && symbols.includes(other));
          expect(met).toHaveLength(count);
          expect(met[0]?.night.slice(0, 7)).toBe(steps[since]?.slice(0, 7));
        }
      }),
    );
  });

  it('stays small, however much was dreamt', () => {
    const dreams = Array.from({ length: 6_000 }, (_, id): PlacedDream => {
      const symbols = Array.from(
        { length: 25 },
        (_, index) => `symbol-${(id * 7 + index * index * 31) % 3_000}`,
      );
      return { id, night: dayOf(id), symbols: [...new Set(symbols)], themes: [] };
    });
    const { stars, lines, step, symbolCount } = drawSky(dreams);
    expect(stars).toHaveLength(2_000);
    expect(symbolCount).toBeGreaterThan(2_000);
    expect(lines.length).toBeLessThanOrEqual(6_000);
    expect(step).toBe('year');
  });
});
