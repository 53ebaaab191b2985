import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureLabel } from '#web/ui/sky/layout/label-at.ts';
import { boxesMeet, boxHolds, circleMeetsBox } from '#web/ui/sky/layout/shapes.ts';
import { skySizes } from '#web/ui/sky/sky-sizes.ts';
import { type NameRoom, placeNames, withName } from './place-names.ts';

const { label } = skySizes.phone;
const room: NameRoom = { width: 400, height: 300, most: 20, stars: [], label };
const words = (text: string) => measureLabel(text, label);
const wish = (star: number, x: number, y: number, text = 'water') => ({
  star,
  x,
  y,
  radius: 4,
  label: words(text),
});

describe('placeNames', () => {
  it('stands to the right of a star, in the height of its middle', () => {
    const [placed] = placeNames([wish(3, 100, 100)], room);
    expect(placed).toMatchObject({ star: 3, x: 100, y: 100 });
    expect(placed?.label.box.left).toBe(109);
    expect(placed?.label.lines.map(({ text }) => text)).toEqual(['water']);
    const { top = 0, bottom = 0 } = placed?.label.box ?? {};
    expect((top + bottom) / 2).toBeCloseTo(100, 0);
  });

  it('goes to the left at the right edge', () => {
    expect(placeNames([wish(1, 380, 100)], room)[0]?.label.box.right).toBeLessThan(380);
  });

  it('leaves out who finds no room, and gives the next one theirs', () => {
    const block = { left: 0, top: 0, right: 80, bottom: 80 };
    const names = placeNames([wish(1, 10, 10), wish(2, 200, 100)], { ...room, kept: [block] });
    expect(names.map(({ star }) => star)).toEqual([2]);
  });

  it('gives no more names than there may be', () => {
    const wishes = [1, 2, 3].map((star) => wish(star, 100, star * 60));
    expect(placeNames(wishes, { ...room, most: 2 })).toHaveLength(2);
  });

  it('takes the side on which no line runs, and few grains lie', () => {
    const line = [
      { x: 105, y: 100 },
      { x: 300, y: 100 },
    ] as const;
    expect(placeNames([wish(1, 100, 100)], { ...room, lines: [line] })[0]?.label.box.right).toBeLessThan(100);
    const grains = [115, 120, 125, 130].map((x) => ({ x, y: 100 }));
    expect(placeNames([wish(1, 100, 100)], { ...room, grains })[0]?.label.box.right).toBeLessThan(100);
  });

  it('lies on no star of another; those that yield make way for the brightest alone', () => {
    // A star as large as the frame: no name is clear of it.
    const stars = [{ star: 99, x: 200, y: 150, radius: 500 }];
    const wishes = [wish(1, 60, 60), wish(2, 200, 200), wish(3, 300, 60)];
    expect(placeNames(wishes, { ...room, stars })).toEqual([]);
    const yielding = { ...room, stars, most: 2, isYielding: () => true };
    expect(placeNames(wishes, yielding).map(({ star }) => star)).toEqual([1, 2]);
  });

  it('never lets a name touch another, leave the frame, or lie on a star, whatever the stars', () => {
    const anyWish = fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 300 }),
      radius: fc.integer({ min: 1, max: 20 }),
      text: fc.constantFrom('sea', 'water', 'Tren o avión perdido', 'Childhood home', 'río'),
    });
    const frame = { left: 0, top: 0, right: 400, bottom: 300 };
    fc.assert(
      fc.property(fc.array(anyWish, { maxLength: 30 }), (wishes) => {
        const stars = wishes.map(({ text, ...circle }, star) => ({ ...circle, star, label: words(text) }));
        const placed = placeNames(stars, { ...room, stars });
        for (const [at, { star, label: each }] of placed.entries()) {
          expect(boxHolds(frame, each.box)).toBe(true);
          for (const other of placed.slice(at + 1)) expect(boxesMeet(each.box, other.label.box)).toBe(false);
          for (const circle of stars)
            expect(circleMeetsBox(circle, each.box), `${star} on ${circle.star}`).toBe(false);
        }
      }),
    );
  });
});

describe('withName', () => {
  it('gives the star that is asked for its name; whose words it would touch keep back', () => {
    const names = placeNames([wish(1, 100, 100), wish(2, 300, 200)], room);
    const crowded = { ...room, kept: [{ left: 0, top: 0, right: 104, bottom: 300 }] };
    const asked = withName(names, wish(7, 112, 100), crowded);
    expect(asked.map(({ star }) => star)).toEqual([2, 7]);
  });

  it('changes nothing where it has its name already, or there is room for no words at all', () => {
    const names = placeNames([wish(1, 100, 100)], room);
    expect(withName(names, wish(1, 100, 100), room)).toBe(names);
    expect(withName(names, wish(2, 200, 100), { ...room, width: 30, height: 20 })).toBe(names);
  });
});
