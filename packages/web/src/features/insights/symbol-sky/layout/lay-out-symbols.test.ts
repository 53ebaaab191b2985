import { describe, expect, it } from 'vitest';
import { inventSky } from '../testing/invent-sky.ts';
import { bondsOf, chooseJoins } from './choose-joins.ts';
import { layOutAtOnce, layOutSymbols } from './lay-out-symbols.ts';
import { finish } from './steps.ts';

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('a journal laid out as a sky', () => {
  it('is the same sky every time, however many steps at once', () => {
    const sky = inventSky(120);
    const once = layOutAtOnce(sky, 1.7);
    const steps = layOutSymbols(sky, 1.7);
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(step.value.x).toEqual(once.x);
    expect(step.value.y).toEqual(once.y);
  });

  it.each([1, 2, 24, 140, 2000])('keeps %i stars inside its frame, apart from each other', (count) => {
    const { x, y } = layOutAtOnce(inventSky(count), 0.85);
    expect(x).toHaveLength(count);
    for (let star = 0; star < count; star += 1) {
      expect(Math.abs(x[star] ?? 9)).toBeLessThanOrEqual(0.8501);
      expect(Math.abs(y[star] ?? 9)).toBeLessThanOrEqual(1.0001);
    }
    const nearest = Array.from({ length: Math.min(count, 200) }, (_, star) =>
      Math.min(
        ...Array.from({ length: count }, (_other, other) =>
          other === star ? 9 : Math.hypot((x[star] ?? 0) - (x[other] ?? 0), (y[star] ?? 0) - (y[other] ?? 0)),
        ),
      ),
    );
    expect(median(nearest)).toBeGreaterThan(0.35 * Math.sqrt((Math.PI * 0.85) / count));
  });

  it('strews its grains as chance does: some crowd, some stand alone', () => {
    const { x, y } = layOutAtOnce(inventSky(180, { dreams: 45 }), 1.7);
    const nearest = Array.from(x, (_, star) =>
      Math.min(
        ...Array.from(x, (_other, other) =>
          other === star ? 9 : Math.hypot((x[star] ?? 0) - (x[other] ?? 0), (y[star] ?? 0) - (y[other] ?? 0)),
        ),
      ),
    );
    const mean = nearest.reduce((sum, each) => sum + each, 0) / nearest.length;
    const spread = Math.sqrt(nearest.reduce((sum, each) => sum + (each - mean) ** 2, 0) / nearest.length);
    expect(spread / mean).toBeGreaterThan(0.25);
  });

  it('uses all of its frame, not the middle alone', () => {
    const { x, y } = layOutAtOnce(inventSky(180), 1.7);
    const far = Array.from(x, (value, star) => Math.max(Math.abs(value) / 1.7, Math.abs(y[star] ?? 0)));
    expect(median(far)).toBeGreaterThan(0.5);
  });

  it('stands what comes together near each other', () => {
    const { x, y, joins } = layOutAtOnce(inventSky(200), 1.7);
    const away = (a: number, b: number) => Math.hypot((x[a] ?? 0) - (x[b] ?? 0), (y[a] ?? 0) - (y[b] ?? 0));
    const joined = median(joins.map(({ from, to }) => away(from, to)));
    const any = median(joins.map(({ from }, index) => away(from, (index * 37) % 200)));
    expect(joined).toBeLessThan(any / 3);
  });
});

describe('its lines', () => {
  const joins = finish(chooseJoins(finish(bondsOf(inventSky(300))), 300));

  it('make figures without rings, of which the eye takes in each', () => {
    const figure = new Map<number, Set<number>>();
    for (const { from, to } of joins) {
      const [one, other] = [figure.get(from) ?? new Set([from]), figure.get(to) ?? new Set([to])];
      expect(one).not.toBe(other);
      const both = new Set([...one, ...other]);
      for (const star of both) figure.set(star, both);
    }
    expect(Math.max(...[...figure.values()].map(({ size }) => size))).toBeLessThanOrEqual(9);
  });

  it('never make a hedgehog of a star', () => {
    const lines = new Map<number, number>();
    for (const { from, to } of joins)
      for (const star of [from, to]) lines.set(star, (lines.get(star) ?? 0) + 1);
    expect(Math.max(...lines.values())).toBeLessThanOrEqual(4);
  });
});
