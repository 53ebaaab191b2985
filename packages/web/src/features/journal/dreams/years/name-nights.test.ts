import type { DreamNight } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { boxesMeet, circleMeetsBox } from '#web/ui/sky/layout/shapes.ts';
import { nameNights } from './name-nights.ts';
import { centre, placeNights, rim } from './place-nights.ts';

const label = { size: 24, line: 29, gap: 9 };

const night = (index: number, returning: number): DreamNight => ({
  night: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  dreams: [{ id: index, title: `Dream ${index}`, language: 'en' }],
  count: 1,
  length: 200 + index,
  category: null,
  returning,
});

/** A year with a dream every so many nights. */
const starsOf = (every: number) =>
  placeNights(
    Array.from({ length: Math.floor(365 / every) }, (_, index) => night(index * every, (index * 7) % 23)),
  ).stars;

const titles = { label, namesOf: ({ night: { dreams } }: { night: DreamNight }) => [dreams[0]?.title ?? ''] };

describe('nameNights', () => {
  it('names the three of which most returns', () => {
    const stars = starsOf(30);
    const expected = stars
      .filter(({ isBright }) => isBright)
      .toSorted((a, b) => b.night.returning - a.night.returning)
      .slice(0, 3);
    expect(nameNights(stars, titles).map(({ star }) => star)).toEqual(expected);
  });

  it.each([1, 2, 4, 7, 12, 30])(
    'has no name on a star, on another or over the ring: every %i nights',
    (every) => {
      const stars = starsOf(every);
      const named = nameNights(stars, titles);
      expect(named.length).toBeLessThanOrEqual(3);
      for (const [place, { label: each }] of named.entries()) {
        const { left, top, right, bottom } = each.box;
        for (const x of [left, right]) {
          for (const y of [top, bottom]) expect(Math.hypot(x - centre, y - centre)).toBeLessThan(rim);
        }
        expect(stars.filter((star) => circleMeetsBox(star, each.box))).toEqual([]);
        for (const other of named.slice(place + 1)) expect(boxesMeet(each.box, other.label.box)).toBe(false);
      }
    },
  );

  it('takes the next word for a night whose title is too long, and none where there is none', () => {
    const stars = starsOf(30);
    const long = 'One sentence that goes on and on and says all of the dream at once';
    const byDay = nameNights(stars, { label, namesOf: ({ night: { night: day } }) => [long, day.slice(5)] });
    expect(byDay.map(({ label: { lines } }) => lines.map(({ text }) => text).join(' '))).toEqual(
      byDay.map(({ star }) => star.night.night.slice(5)),
    );
    expect(byDay).toHaveLength(3);
    expect(nameNights(stars, { label, namesOf: () => [long] })).toEqual([]);
    expect(nameNights(stars, { label, namesOf: () => [''] })).toEqual([]);
  });

  it('names nothing where nothing returns', () => {
    expect(nameNights(placeNights([night(3, 0), night(90, 0)]).stars, titles)).toEqual([]);
  });
});
