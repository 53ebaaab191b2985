import { describe, expect, it } from 'vitest';
import type { SkyDream } from '../sky-dream.ts';
import { type SkySize, type SkySizeName, skySizes } from '../sky-sizes.ts';
import { inventDream } from '../testing/invent-dreams.ts';
import { layOutSky } from './lay-out-sky.ts';
import type { PlacedSky, PlacedStar } from './placed-sky.ts';
import { type Box, boxesMeet, boxHolds, type Circle, circleMeetsBox, distance } from './shapes.ts';

const sizes = Object.keys(skySizes) as SkySizeName[];
const languages = ['en', 'es'] as const;
const dreams = Object.fromEntries(
  languages.map((language) => [
    language,
    Array.from({ length: 500 }, (_, number) => inventDream(language, number)),
  ]),
);

const drawn = ({ x, y, reach }: PlacedStar): Circle => ({ x, y, radius: reach });

const around = ({ x, y, radius }: Circle): Box => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/** What is wrong with the words of a star, in a few words each. */
function faultsOfLabel(star: PlacedStar, { stars, dust, moon, ...frame }: PlacedSky): (string | false)[] {
  const { label, word } = star;
  if (!label) return [];
  const box = { left: 0, top: 0, right: frame.width, bottom: frame.height };
  const others = stars.filter((other) => other !== star);
  return [
    !boxHolds(box, label.box) && `“${word}” is cut`,
    label.lines.some(({ width }) => width > label.box.right - label.box.left + 0.01) &&
      `“${word}” is too wide`,
    stars.some((each) => circleMeetsBox(drawn(each), label.box)) && `“${word}” lies on a star`,
    others.some((each) => each.label && boxesMeet(each.label.box, label.box)) && `“${word}” meets words`,
    dust.some((grain) => circleMeetsBox(grain, label.box)) && `there is dust on “${word}”`,
    moon !== null && circleMeetsBox(moon, label.box) && `“${word}” lies on the moon`,
  ];
}

/** What of a sky is cut, covered or outside; empty where it is as it should be. */
function faultsOf(sky: PlacedSky): string[] {
  const { width, height, stars, dust, moon } = sky;
  const box: Box = { left: 0, top: 0, right: width, bottom: height };
  const faults = stars.flatMap((star) => {
    const others = stars.filter((other) => other !== star);
    return [
      !boxHolds(box, around(drawn(star))) && `${star.id} is outside`,
      others.some((other) => distance(star, other) < star.reach + other.reach) && `${star.id} meets another`,
      moon !== null && distance(star, moon) < moon.radius + star.reach && `${star.id} is before the moon`,
      ...faultsOfLabel(star, sky),
    ];
  });
  const strayed = dust.some((grain) => !boxHolds(box, around(grain)));
  return [...faults, strayed && 'dust is outside'].filter((fault) => fault !== false);
}

describe.each(sizes)('a sky in size %s', (size) => {
  it.each(languages)('holds every word of 500 dreams, and none on another (%s)', (language) => {
    const faulty = dreams[language]?.flatMap((dream, number) => {
      const faults = faultsOf(layOutSky(dream, size));
      return faults.length > 0 ? [`${number}: ${faults.join(', ')}`] : [];
    });
    expect(faulty).toEqual([]);
  });

  it.each(languages)('shows each symbol once: nine by name at most, the others as dust (%s)', (language) => {
    for (const dream of dreams[language] ?? []) {
      const { stars, dust } = layOutSky(dream, size);
      expect(stars.length).toBeLessThanOrEqual(9);
      const rest = dream.stars.length - stars.length;
      const grains: SkySize['dust'] = skySizes[size].dust;
      expect(dust.length).toBeLessThanOrEqual(Math.min(Math.max(rest, grains.least ?? 0), grains.most));
      if (rest > 0) expect(dust.length).toBeGreaterThan(0);
    }
  });

  it.each(languages)('leaves hardly a star of the nine without its place (%s)', (language) => {
    let wanted = 0;
    let found = 0;
    for (const dream of dreams[language] ?? []) {
      wanted += Math.min(dream.stars.length, 9);
      found += layOutSky(dream, size).stars.length;
    }
    expect(found / wanted).toBeGreaterThan(0.97);
  });

  it('is always the same for the same dream, and another for another', () => {
    const [one, other] = [inventDream('en', 40), inventDream('en', 41)];
    expect(layOutSky(one, size)).toEqual(layOutSky(structuredClone(one), size));
    expect(layOutSky(one, size).stars[0]?.x).not.toBe(layOutSky(other, size).stars[0]?.x);
  });
});

const star = (id: string, weight = 1, returns = 0) => ({
  id,
  word: id,
  name: id,
  group: 'object',
  weight,
  returns,
});
const sky = (dream: Partial<SkyDream>) => layOutSky({ stars: [], links: [], ...dream }, 'phone');

it('says every word of a label, in lines of fourteen signs', () => {
  for (const language of languages) {
    for (const dream of dreams[language] ?? []) {
      for (const { word, label } of layOutSky(dream, 'phone').stars) {
        const lines = label?.lines.map(({ text }) => text) ?? [];
        expect(lines.every((line) => [...line].length <= 14)).toBe(true);
        expect(lines.join(' ').replace(/- /g, '').replaceAll('-', '')).toBe(word.replaceAll('-', ''));
      }
    }
  }
});

it('draws brighter what weighs more, and what returned', () => {
  const [once, often, returned] = sky({ stars: [star('a'), star('b', 4), star('c', 1, 2)] }).stars;
  expect(often?.radius).toBeGreaterThan(once?.radius ?? 0);
  expect(returned?.radius).toBeGreaterThan(once?.radius ?? 0);
  expect([once, often, returned].map((each) => each?.rings.length)).toEqual([0, 0, 2]);
});

it('lets the brightest two glint', () => {
  const stars = [star('a', 2), star('b', 5), star('c', 3), star('d', 4)];
  const glinting = sky({ stars }).stars.filter(({ isGlint }) => isGlint);
  expect(glinting.map(({ id }) => id)).toEqual(['b', 'd']);
});

it('lets none glint where all are alike', () => {
  expect(sky({ stars: [star('a'), star('b')] }).stars.some(({ isGlint }) => isGlint)).toBe(false);
});

it('names the nine that count most, in the order of the dream', () => {
  const stars = Array.from({ length: 12 }, (_, index) => star(`s${index}`, index < 3 ? 1 : 3));
  expect(sky({ stars }).stars.map(({ id }) => id)).toEqual(stars.slice(3).map(({ id }) => id));
});

it('draws a line only where two act on each other, and no circle', () => {
  const stars = ['a', 'b', 'c', 'd'].map((id) => star(id));
  const link = (from: string, to: string, strength = 1) => ({ from, to, strength });
  const { joins } = sky({
    stars,
    links: [link('a', 'c'), link('a', 'b', 2), link('b', 'c', 2), link('a', 'gone')],
  });
  expect(joins.map(({ ids }) => ids.join())).toEqual(['a,b', 'b,c']);
});

it('marks the pair of the thought', () => {
  const stars = ['a', 'b', 'c'].map((id) => star(id));
  const { joins } = sky({ stars, links: [{ from: 'a', to: 'b', strength: 9 }], key: ['c', 'a'] });
  expect(joins.map(({ ids, isKey }) => [ids.join(), isKey])).toEqual([
    ['c,a', true],
    ['a,b', false],
  ]);
});

it('goes from left to right as the dream goes on', () => {
  const stars = Array.from({ length: 6 }, (_, index) => star(`s${index}`));
  const xs = sky({ stars }).stars.map(({ x }) => x);
  const half = (part: number[]) => part.reduce((sum, x) => sum + x, 0) / part.length;
  expect(half(xs.slice(3))).toBeGreaterThan(half(xs.slice(0, 3)));
});

it('has at most two lines in a list, and dust whatever the dream: a piece of sky and no graph', () => {
  for (const language of languages) {
    for (const dream of dreams[language] ?? []) {
      const { joins, dust } = layOutSky(dream, 'list');
      expect(joins.length).toBeLessThanOrEqual(2);
      expect(dust.length).toBeGreaterThan(6);
    }
  }
});

it('strews dust as chance does, with room and crowds, not evenly', () => {
  const crowd = Array.from({ length: 60 }, (_, index) => star(`s${index}`));
  const { dust } = layOutSky({ stars: crowd, links: [] }, 'large');
  const nearest = dust.map((grain) =>
    Math.min(...dust.filter((other) => other !== grain).map((other) => distance(grain, other))),
  );
  const mean = nearest.reduce((sum, each) => sum + each, 0) / nearest.length;
  const spread = Math.sqrt(nearest.reduce((sum, each) => sum + (each - mean) ** 2, 0) / nearest.length);
  expect(dust.length).toBeGreaterThan(40);
  // Seeds of a sunflower are all as far apart from each other: there it is below a fifth.
  expect(spread / mean).toBeGreaterThan(0.3);
});
