import { describe, expect, it } from 'vitest';
import { boxesMeet } from '#web/ui/sky/layout/shapes.ts';
import { layOutAtOnce } from '../layout/lay-out-symbols.ts';
import { inventSky } from '../testing/invent-sky.ts';
import { composeScene } from './compose-scene.ts';
import { keepInside, mostScale, panBy, project, viewWith, wholeSky, zoomAt } from './projection.ts';
import { familiesOf, metBy, skyAt } from './sky-at.ts';

const frame = { width: 360, height: 440, aspect: 0.85 };

describe('the view', () => {
  it('leaves what is under the fingers where it is', () => {
    const finger = { x: 250, y: 130 };
    const before = zoomAt(finger, 3, frame, wholeSky);
    const after = zoomAt(finger, 1.4, frame, before);
    const at = { x: 0.3, y: -0.35 };
    const [one, other] = [project(at, frame, before), project(at, frame, after)];
    expect((other.x - finger.x) / (one.x - finger.x)).toBeCloseTo(1.4, 5);
    expect((other.y - finger.y) / (one.y - finger.y)).toBeCloseTo(1.4, 5);
  });

  it('never leaves the sky', () => {
    expect(keepInside({ x: 5, y: -5, scale: 0.2 }, frame)).toEqual({ x: 0, y: 0, scale: 1 });
    expect(zoomAt({ x: 0, y: 0 }, 1000, frame, wholeSky).scale).toBe(mostScale);
    const far = panBy({ x: -90_000, y: 0 }, frame, { x: 0, y: 0, scale: 2 });
    expect(far.x).toBeCloseTo(frame.aspect / 2, 5);
  });

  it('moves only where a star would be out of sight', () => {
    const near = { x: 0, y: 0, scale: 4 };
    expect(viewWith({ x: 0, y: 0 }, frame, near)).toBe(near);
    expect(viewWith({ x: 0.6, y: 0.6 }, frame, near).x).toBeCloseTo(0.6, 5);
  });
});

describe('the sky of a month', () => {
  const sky = inventSky(140);
  const laidOut = layOutAtOnce(sky, frame.aspect);

  it('grows: no star gets smaller, no line goes', () => {
    let before = skyAt(sky, laidOut, 0);
    for (let month = 1; month < sky.steps.length; month += 1) {
      const now = skyAt(sky, laidOut, month);
      for (const [star, radius] of before.radius.entries())
        expect(now.radius[star]).toBeGreaterThanOrEqual(radius);
      expect(now.joins).toEqual(expect.arrayContaining([...before.joins]));
      before = now;
    }
    expect([...before.dreams]).toEqual(sky.stars.map(({ count }) => count));
  });

  it('names who has met one, most often first', () => {
    const met = metBy(sky, 0, 99);
    expect(met.length).toBeGreaterThan(3);
    expect(met.map(({ dreams }) => dreams)).toEqual(
      met.map(({ dreams }) => dreams).toSorted((a, b) => b - a),
    );
    expect(metBy(sky, 0, -1)).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    [24, 1],
    [140, 1],
    [140, 3.3],
    [2000, 1],
    [2000, 6],
  ])('never touch each other: %i stars, %f times as near', (count, scale) => {
    const sky = inventSky(count);
    const laidOut = layOutAtOnce(sky, frame.aspect);
    const at = skyAt(sky, laidOut, 99);
    const { names } = composeScene({
      frame,
      view: keepInside({ x: 0.2, y: 0.1, scale }, frame),
      ratio: 2,
      laidOut,
      families: familiesOf(sky),
      radius: at.radius,
      light: at.radius,
      lines: [],
      nameOrder: at.order,
      nameOf: (star) => sky.stars[star]?.name ?? '',
      widthOf: (star) => (sky.stars[star]?.name.length ?? 0) * 7,
      font: '14px serif',
      glints: [],
      active: null,
    });
    expect(names.length).toBeGreaterThan(4);
    for (const [place, { box }] of names.entries()) {
      for (const other of names.slice(place + 1)) expect(boxesMeet(box, other.box)).toBe(false);
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(frame.width);
    }
  });
});
