import { describe, expect, it } from 'vitest';
import type { SkyStar } from '#web/ui/sky/sky-dream.ts';
import { growSky } from './grow-sky.ts';

const words = ['house', 'door', 'stairs', 'river', 'grandmother', 'water', 'shoes', 'dog', 'snow', 'key'];
const stars: readonly SkyStar[] = words.map((word) => ({ id: word, word, name: word, group: 'building' }));

describe('growSky', () => {
  it('adds a star with every symbol, and moves none of those that are there', () => {
    for (const size of ['front', 'wide'] as const) {
      const whole = growSky(stars.slice(0, 9))[size].stars;
      for (let count = 1; count <= 9; count += 1) {
        const grown = growSky(stars.slice(0, count))[size].stars;
        expect(grown).toEqual(whole.filter(({ id }) => words.indexOf(id) < count));
      }
    }
  });

  it('places all nine of them, with their words inside the picture', () => {
    const { wide } = growSky(stars);
    expect(wide.stars.map(({ id }) => id)).toEqual(words.slice(0, 9));
    for (const { label } of wide.stars) {
      expect(label?.box.left).toBeGreaterThanOrEqual(0);
      expect(label?.box.right).toBeLessThanOrEqual(wide.width);
    }
  });

  it('gives all the same light and joins none: the dream is not told yet', () => {
    const [first, ...others] = stars;
    const told = growSky([{ ...(first as SkyStar), weight: 5, returns: 2 }, ...others]).front;
    expect(told.joins).toEqual([]);
    expect(new Set(told.stars.map(({ radius }) => radius)).size).toBe(1);
    expect(told.stars.some(({ isGlint, rings }) => isGlint || rings.length > 0)).toBe(false);
  });
});
