import { labelAt, labelBox, labelSides, measureLabel } from '#web/ui/sky/layout/label-at.ts';
import type { PlacedLabel } from '#web/ui/sky/layout/placed-sky.ts';
import { type Box, boxesMeet, circleMeetsBox } from '#web/ui/sky/layout/shapes.ts';
import type { SkySize } from '#web/ui/sky/sky-sizes.ts';
import { centre, type NightStar, rim } from './place-nights.ts';

/** A night with its name beside it. */
export interface NamedNight {
  readonly star: NightStar;
  readonly label: PlacedLabel;
}

interface Naming {
  readonly label: NonNullable<SkySize['label']>;
  /** What a night is called, the best first: where there is no room for one, the next is tried. */
  readonly namesOf: (star: NightStar) => readonly string[];
}

/** More names would make a list of the sky. */
const mostNamed = 3;
/** More lines than these are read in the table. */
const mostLines = 3;
/** How far a star that stands out is drawn, in radii. */
const glint = 2.8;
const betweenStars = 4;

const reachOf = ({ radius, isBright }: NightStar) => radius * (isBright ? glint : 1);

/** Whether words are well inside the ring of months. */
function isInside({ left, top, right, bottom }: Box): boolean {
  const across = Math.max(Math.abs(left - centre), Math.abs(right - centre));
  const up = Math.max(Math.abs(top - centre), Math.abs(bottom - centre));
  return Math.hypot(across, up) < rim - 6;
}

/** Brightest first, as they are chosen to stand out. */
const byLight = (a: NightStar, b: NightStar) =>
  b.night.returning - a.night.returning || b.night.length - a.night.length;

/** The names of the three brightest nights that have room for one: on no star, on no other name, inside the ring. */
export function nameNights(stars: readonly NightStar[], { label, namesOf }: Naming): readonly NamedNight[] {
  const named: NamedNight[] = [];
  const isFree = (box: Box, own: NightStar) =>
    isInside(box) &&
    named.every((other) => !boxesMeet(box, other.label.box, { beside: 8, above: 4 })) &&
    stars.every(
      (star) => star === own || !circleMeetsBox({ ...star, radius: reachOf(star) }, box, betweenStars),
    );
  for (const star of stars.filter(({ isBright }) => isBright).toSorted(byLight)) {
    if (named.length === mostNamed) break;
    const placed = namesOf(star)
      .map((name) => measureLabel(name, label))
      .filter(({ lines }) => lines.length > 0 && lines.length <= mostLines)
      .flatMap((measured) =>
        labelSides.flatMap((side) => {
          const spot = { star, reach: reachOf(star), side, label };
          return isFree(labelBox(measured, spot), star) ? [labelAt(measured, spot)] : [];
        }),
      )[0];
    if (placed) named.push({ star, label: placed });
  }
  return named;
}
