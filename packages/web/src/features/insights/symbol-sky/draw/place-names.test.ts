import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxesMeet, boxHolds, circleMeetsBox } from '#web/ui/sky/layout/shapes.ts';
import { nameHeight, placeNames } from './place-names.ts';

const room = { width: 400, height: 300, most: 20, stars: [] };
const wish = (star: number, x: number, y: number, width = 60) => ({ star, x, y, radius: 4, width });

describe('placeNames', () => {
  it('stands to the right of a star, in the height of its middle', () => {
    const [placed] = placeNames([wish(3, 100, 100)], room);
    expect(placed).toEqual({
      star: 3,
      box: { left: 109, right: 169, top: 100 - nameHeight / 2, bottom: 100 + nameHeight / 2 },
    });
  });

  it('goes to the left at the right edge, and above at the lower one between two others', () => {
    expect(placeNames([wish(1, 380, 100)], room)[0]?.box.right).toBeLessThan(380);
    const names = placeNames([wish(1, 200, 280, 180), wish(2, 195, 280, 180), wish(3, 197, 275, 300)], room);
    expect(names[2]?.box.bottom).toBeLessThan(275);
  });

  it('leaves out who finds no room, and gives the next one theirs', () => {
    const names = placeNames([wish(1, 10, 10, 500), wish(2, 100, 100)], room);
    expect(names.map(({ star }) => star)).toEqual([2]);
  });

  it('gives no more names than there may be', () => {
    const wishes = [1, 2, 3].map((star) => wish(star, 100, star * 60));
    expect(placeNames(wishes, { ...room, most: 2 })).toHaveLength(2);
  });

  it('lies on no large star of another, but for those that are surely named', () => {
    // A star as large as the frame: no name is clear of it.
    const stars = [{ star: 99, x: 200, y: 150, radius: 500 }];
    const wishes = Array.from({ length: 12 }, (_, star) => wish(star, 20 + (star % 3) * 120, 20 + star * 22));
    const named = placeNames(wishes, { ...room, stars }).map(({ star }) => star);
    expect(named.length).toBeGreaterThan(0);
    expect(named.every((star) => star < 8)).toBe(true);
  });

  it('never lets two names touch or leave the frame, whatever the stars', () => {
    const anyWish = fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 300 }),
      radius: fc.integer({ min: 1, max: 20 }),
      width: fc.integer({ min: 10, max: 120 }),
    });
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 30 }), (wishes) => {
        const stars = wishes.map((each, star) => ({ ...each, star }));
        const placed = placeNames(stars, { ...room, stars });
        const frame = { left: 0, top: 0, right: 400, bottom: 300 };
        for (const [at, { star, box }] of placed.entries()) {
          expect(boxHolds(frame, box)).toBe(true);
          for (const other of placed.slice(at + 1)) expect(boxesMeet(box, other.box)).toBe(false);
          const own = stars[star];
          expect(own && circleMeetsBox(own, box)).toBe(false);
        }
      }),
    );
  });
});
