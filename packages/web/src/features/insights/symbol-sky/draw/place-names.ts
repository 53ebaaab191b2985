import { type Box, boxesMeet, boxHolds, type Circle, circleMeetsBox } from '#web/ui/sky/layout/shapes.ts';

/** Height of a name in pixels. */
export const nameHeight = 18;

/** A star that wants its name beside it. */
export interface NameWish extends Circle {
  readonly star: number;
  readonly width: number;
}

export interface PlacedName {
  readonly star: number;
  readonly box: Box;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** No more names than these. */
  readonly most: number;
  /** Stars large enough that no name may lie on them. */
  readonly stars: readonly (Circle & { readonly star: number })[];
}

const away = 5;
/** The first of the wishes get their names even where these lie on another star. */
const surelyNamed = 8;

/** To the right, to the left, below, above. */
function spotsOf({ x, y, radius, width }: NameWish): readonly Box[] {
  const reach = radius + away;
  const beside = { top: y - nameHeight / 2, bottom: y + nameHeight / 2 };
  const over = { left: x - width / 2, right: x + width / 2 };
  return [
    { left: x + reach, right: x + reach + width, ...beside },
    { left: x - reach - width, right: x - reach, ...beside },
    { ...over, top: y + reach, bottom: y + reach + nameHeight },
    { ...over, top: y - reach - nameHeight, bottom: y - reach },
  ];
}

/**
 * Places names in the order of the wishes, each on the first side where it covers neither another name nor a large star;
 * who finds none goes without. Two names never touch.
 */
export function placeNames(wishes: Iterable<NameWish>, room: Room): readonly PlacedName[] {
  const frame: Box = { left: 2, top: 2, right: room.width - 2, bottom: room.height - 2 };
  const placed: PlacedName[] = [];
  let asked = 0;
  for (const wish of wishes) {
    if (placed.length >= room.most) break;
    asked += 1;
    const free = spotsOf(wish).filter(
      (spot) =>
        boxHolds(frame, spot) &&
        placed.every((other) => !boxesMeet(spot, other.box, { beside: 6, above: 1 })),
    );
    const clear = free.find((spot) =>
      room.stars.every((circle) => circle.star === wish.star || !circleMeetsBox(circle, spot, 1)),
    );
    const box = clear ?? (asked <= surelyNamed ? free[0] : undefined);
    if (box) placed.push({ star: wish.star, box });
  }
  return placed;
}
