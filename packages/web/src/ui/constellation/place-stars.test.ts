import { describe, expect, it } from 'vitest';
import { placeStars, type Star, scatterStars } from './place-stars.ts';

const stars: Star[] = ['house', 'stairs', 'river', 'mother', 'fear'].map((id) => ({
  id,
  name: id,
  group: 'object',
}));
const frame = { width: 360, height: 220 };

describe.each([placeStars, scatterStars])('%o', (place) => {
  it('gives the same dream the same sky', () => {
    expect(place(stars, frame)).toEqual(place(stars, frame));
  });

  it('gives another dream another sky', () => {
    expect(place(stars, frame).stars[0]?.x).not.toBe(place([...stars].reverse(), frame).stars[0]?.x);
  });

  it.each([0, 1, 2, 9, 30])('keeps %i stars inside the frame', (count) => {
    const many = Array.from({ length: count }, (_, index) => ({
      id: `s${index}`,
      name: 'x',
      group: 'animal',
    }));
    for (const { x, y } of place(many, frame).stars) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(frame.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(frame.height);
    }
  });

  it('draws what returns brighter, up to a limit', () => {
    const radii = [1, 3, 50, 500].map(
      (weight) => place([{ ...stars[0], weight } as Star], frame).stars[0]?.radius ?? 0,
    );
    expect(radii[1]).toBeGreaterThan(radii[0] ?? 0);
    expect(radii[3]).toBe(radii[2]);
  });
});

describe('placeStars', () => {
  it('keeps the order of the dream from top to bottom, with labels pointing outwards', () => {
    const placed = placeStars(stars, frame).stars;
    expect(placed.map(({ y }) => y)).toEqual(placed.map(({ y }) => y).sort((a, b) => a - b));
    for (const { x, labelAnchor } of placed) expect(labelAnchor).toBe(x < frame.width / 2 ? 'end' : 'start');
  });

  it.each([2, 5, 9, 20, 40])('keeps the labels of %i stars apart', (count) => {
    const many = Array.from({ length: count }, (_, index) => ({
      id: `s${index}`,
      name: 'x',
      group: 'animal',
    }));
    // As tall as the drawing makes it: 44 for each star. A label is 20 high.
    const { stars: placed } = placeStars(many, { width: 360, height: count * 44 });
    for (const [index, star] of placed.entries()) {
      const next = placed[index + 1];
      if (next) expect(next.y - star.y).toBeGreaterThan(20);
    }
  });

  it('leaves at least a third of the width to every label', () => {
    for (const { x, labelAnchor } of placeStars(stars, frame).stars) {
      const room = labelAnchor === 'end' ? x : frame.width - x;
      expect(room).toBeGreaterThan(frame.width / 3);
    }
  });
});
