import { labelAt, labelBox, labelSides, type MeasuredLabel } from '#web/ui/sky/layout/label-at.ts';
import type { PlacedLabel } from '#web/ui/sky/layout/placed-sky.ts';
import {
  type Box,
  boxesMeet,
  boxHolds,
  type Circle,
  circleMeetsBox,
  lineMeetsBox,
  type Point,
} from '#web/ui/sky/layout/shapes.ts';
import type { SkySize } from '#web/ui/sky/sky-sizes.ts';

/** A star that wants its name beside it; its radius reaches as far as it is drawn, with its rays. */
export interface NameWish extends Circle {
  readonly star: number;
  readonly label: MeasuredLabel;
}

/** A name with the star that it belongs to. */
export interface PlacedName extends Circle {
  readonly star: number;
  readonly label: PlacedLabel;
}

interface NamelessStar extends Circle {
  readonly star: number;
}

export interface NameRoom {
  readonly width: number;
  readonly height: number;
  readonly label: NonNullable<SkySize['label']>;
  /** No more names than these. */
  readonly most: number;
  /** Stars on which no name may lie. */
  readonly stars: readonly NamelessStar[];
  /** Those of them that step back for the name of a brighter star that finds no other place. */
  readonly isYielding?: (star: NamelessStar) => boolean;
  /** Grains, which step back where a name stands: the fewer the better. */
  readonly grains?: readonly Point[];
  /** Lines on which a name stands only where it finds no better side. */
  readonly lines?: readonly (readonly [Point, Point])[];
  /** Where buttons lie over the sky. */
  readonly kept?: readonly Box[];
}

const edge = 6;
/** Between words and a star that is not theirs. */
const strangerGap = 3;
const betweenWords = { beside: 12, above: 4 };
/** What a side costs more than the one before it, and what a line or a grain under the words costs. */
const costs = { side: 0.02, line: 0.5, grain: 0.05 } as const;

function costOf(box: Box, { lines = [], grains = [] }: NameRoom, bound: number): number {
  let cost = 0;
  for (const [from, to] of lines) if (lineMeetsBox(from, to, box)) cost += costs.line;
  if (cost >= bound) return cost;
  for (const { x, y } of grains) {
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) cost += costs.grain;
  }
  return cost;
}

/** What of a room a name of this star could meet: in a full sky a small part of all. */
function near(wish: NameWish, room: NameRoom): NameRoom {
  const across = wish.radius + room.label.gap + wish.label.width;
  const up = wish.radius + room.label.gap + wish.label.height;
  const [left, right, top, bottom] = [wish.x - across, wish.x + across, wish.y - up, wish.y + up];
  const isNear = ({ x, y }: Point, reach: number) =>
    x > left - reach && x < right + reach && y > top - reach && y < bottom + reach;
  return {
    ...room,
    stars: room.stars.filter((star) => isNear(star, star.radius + strangerGap)),
    grains: room.grains?.filter((grain) => isNear(grain, 0)) ?? [],
    lines: room.lines?.filter(([from, to]) => lineMeetsBox(from, to, { left, top, right, bottom })) ?? [],
  };
}

/** The best side of a star for its name; undefined where it would lie on something on all of them. */
function findSide(wish: NameWish, room: NameRoom, placed: readonly PlacedName[]): PlacedName | undefined {
  if (placed.some((name) => circleMeetsBox(wish, name.label.box))) return;
  const { width, height, label, stars, kept = [] } = room;
  const frame = { left: edge, top: edge, right: width - edge, bottom: height - edge };
  const isFree = (box: Box) =>
    boxHolds(frame, box) &&
    kept.every((other) => !boxesMeet(box, other)) &&
    placed.every((name) => !boxesMeet(box, name.label.box, betweenWords) && !circleMeetsBox(name, box)) &&
    stars.every((star) => !circleMeetsBox(star, box, star.star === wish.star ? 0 : strangerGap));
  const { star, x, y, radius } = wish;
  let best: PlacedName | undefined;
  let bound = Number.POSITIVE_INFINITY;
  for (const [index, side] of labelSides.entries()) {
    const spot = { star: wish, reach: wish.radius, side, label };
    const box = labelBox(wish.label, spot);
    if (index * costs.side >= bound || !isFree(box)) continue;
    const cost = index * costs.side + costOf(box, room, bound);
    if (cost < bound) [best, bound] = [{ star, x, y, radius, label: labelAt(wish.label, spot) }, cost];
  }
  return best;
}

/**
 * Places names in the order of the wishes, each whole inside the frame and clear of all other names, of stars and, where
 * there is a choice, of lines; who finds no such place goes without.
 */
export function placeNames(wishes: Iterable<NameWish>, room: NameRoom): readonly PlacedName[] {
  const placed: PlacedName[] = [];
  const { isYielding } = room;
  let asked = 0;
  for (const wish of wishes) {
    if (placed.length >= room.most) break;
    asked += 1;
    const here = near(wish, room);
    const name = findSide(wish, here, placed);
    if (name) placed.push(name);
    else if (isYielding && asked <= room.most) {
      const bright = here.stars.filter((star) => !isYielding(star));
      const found = findSide(wish, { ...here, stars: bright }, placed);
      if (found) placed.push(found);
    }
  }
  return placed;
}

/** The names with that of a star that is asked for: whose words it would touch keep back meanwhile. */
export function withName(
  names: readonly PlacedName[],
  wish: NameWish,
  room: NameRoom,
): readonly PlacedName[] {
  if (names.some(({ star }) => star === wish.star)) return names;
  const here = near(wish, room);
  const asked =
    findSide(wish, here, names) ?? findSide(wish, here, []) ?? findSide(wish, { ...here, stars: [] }, []);
  if (!asked) return names;
  const rest = names.filter(
    (name) =>
      !boxesMeet(name.label.box, asked.label.box, betweenWords) &&
      !circleMeetsBox(asked, name.label.box) &&
      !circleMeetsBox(name, asked.label.box),
  );
  return [...rest, asked];
}
