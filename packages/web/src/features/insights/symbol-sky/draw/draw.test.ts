import { describe, expect, it } from 'vitest';
import { measureLabel } from '#web/ui/sky/layout/label-at.ts';
import { boxesMeet, boxHolds, circleMeetsBox } from '#web/ui/sky/layout/shapes.ts';
import { skySizes } from '#web/ui/sky/sky-sizes.ts';
import { layOutAtOnce } from '../layout/lay-out-symbols.ts';
import { inventSky } from '../testing/invent-sky.ts';
import { composeScene, type SceneParts } from './compose-scene.ts';
import type { Scene } from './draw-symbols.ts';
import { keepInside, mostScale, panBy, project, viewWith, wholeSky, zoomAt } from './projection.ts';
import { familiesOf, metBy, skyAt, starRadii } from './sky-at.ts';

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

const spanish = [
  'Tren o avión perdido',
  'Casa de la infancia',
  'Mar',
  'Subir o trepar',
  'Dientes que se caen',
];

describe.each([
  ['phone', { width: 360, height: 485, aspect: 0.85 }, 9],
  ['desk', { width: 870, height: 544, aspect: 1.7 }, 16],
] as const)('names on a %s', (_, size, most) => {
  const compose = (count: number, scale: number, { seed = 'sky', isLong = false } = {}) => {
    const sky = inventSky(count, { seed });
    const laidOut = layOutAtOnce(sky, size.aspect);
    const at = skyAt(sky, laidOut, 99);
    const nameOf = (star: number) => (isLong ? spanish[star % spanish.length] : sky.stars[star]?.name) ?? '';
    const parts: SceneParts = {
      frame: size,
      view: keepInside({ x: 0.2, y: 0.1, scale }, size),
      ratio: 2,
      laidOut,
      families: familiesOf(sky),
      radius: at.radius,
      light: at.radius,
      lines: at.joins.map(({ from, to }) => ({ from, to, kind: 'figure' as const })),
      nameOrder: at.order,
      labelOf: (star) => measureLabel(nameOf(star), skySizes.phone.label),
      glints: at.order.slice(0, 2),
      active: null,
    };
    return { parts, order: at.order, scene: composeScene(parts) };
  };
  const starsOf = ({ stars }: Scene) =>
    Array.from(stars.x, (x, star) => ({ star, x, y: stars.y[star] ?? 0, radius: stars.radius[star] ?? 0 }));

  it.each([
    [1, 1],
    [24, 1],
    [140, 1],
    [180, 1],
    [140, 3.3],
    [600, 1],
    [2000, 1],
    [2000, 6],
  ])('touch neither each other nor a star: %i stars, %f times as near', (count, scale) => {
    for (const seed of ['a', 'b', 'c']) {
      for (const isLong of [false, true]) {
        const { scene } = compose(count, scale, { seed, isLong });
        expect(scene.names.length).toBeLessThanOrEqual(most);
        const drawn = starsOf(scene).filter(({ radius }) => radius > 0);
        for (const [place, { label }] of scene.names.entries()) {
          for (const other of scene.names.slice(place + 1))
            expect(boxesMeet(label.box, other.label.box)).toBe(false);
          expect(drawn.filter((star) => circleMeetsBox(star, label.box))).toEqual([]);
          expect(boxHolds({ left: 0, top: 0, right: size.width, bottom: size.height }, label.box)).toBe(true);
        }
      }
    }
  });

  it.each([24, 140, 180])('tell of what comes most: %i stars', (count) => {
    const { scene, order } = compose(count, 1);
    const named = new Set(scene.names.map(({ star }) => star));
    expect(named.size).toBeGreaterThan(most * 0.6);
    expect(order.slice(0, 5).filter((star) => named.has(star)).length).toBeGreaterThanOrEqual(4);
  });

  it('come for the star under the pointer, with the sign of its kind', () => {
    const { parts, order, scene } = compose(140, 1);
    const named = new Set(scene.names.map(({ star }) => star));
    const nameless = order.findLast((star) => !named.has(star)) ?? 0;
    const asked = composeScene({ ...parts, pointed: nameless });
    expect(asked.names.map(({ star }) => star)).toContain(nameless);
    expect([scene.signed, asked.signed]).toEqual([[], [nameless]]);
    expect(composeScene({ ...parts, hasKinds: true }).signed).toEqual([...named]);
  });

  it('stand clear of the buttons over the sky', () => {
    const { parts } = compose(180, 1);
    const kept = { left: 0, top: 0, right: size.width / 2, bottom: size.height };
    const { names } = composeScene({ ...parts, kept: [kept] });
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter(({ label }) => boxesMeet(label.box, kept))).toEqual([]);
  });

  it('leave grains without lines until one comes closer', () => {
    const far = compose(2000, 1).scene.lines.length;
    expect(compose(2000, 4).scene.lines.length).toBeGreaterThan(far);
    expect(far).toBeLessThan(80);
  });
});

it('lets grains be smaller where they are many, and leaves what came often as bright', () => {
  const radiusOf = (count: number) => {
    const radius = new Float32Array(count).fill(starRadii.least).with(0, starRadii.most);
    const { stars } = composeScene({
      frame,
      view: wholeSky,
      ratio: 1,
      laidOut: { x: new Float32Array(count), y: new Float32Array(count) },
      families: [],
      radius,
      light: radius,
      lines: [],
      nameOrder: [],
      labelOf: () => measureLabel('', skySizes.phone.label),
      glints: [],
      active: null,
    });
    return [stars.radius[0] ?? 0, stars.radius[1] ?? 0] as const;
  };
  const [few, many] = [radiusOf(40), radiusOf(2000)];
  expect(many[1] / few[1]).toBeLessThan(0.4);
  expect(many[0] / few[0]).toBeGreaterThan(0.8);
});
