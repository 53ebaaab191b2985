import type { SkyStar } from '../sky-dream.ts';

/** More names than this are read by nobody; the others are dust. */
export const mostNamed = 9;
/** A return says more than being named once more. */
const worthOfReturn = 1.5;
/** From here on nothing grows brighter. */
const fullBrightness = 6;

/** How much a star counts: by its weight in the dream, and by how often it was there before. */
export const worthOf = ({ weight = 1, returns = 0 }: SkyStar) => weight + worthOfReturn * returns;

/** From 0, named once, to 1. */
export const brightnessOf = (star: SkyStar) =>
  Math.max(0, Math.min(1, (worthOf(star) - 1) / (fullBrightness - 1)));

/** The stars that are named, in the order of the dream: those that count most, and of equals the first. */
export function chooseStars(stars: readonly SkyStar[]): readonly SkyStar[] {
  const byValue = stars
    .map((star, index) => ({ star, index }))
    .sort((a, b) => worthOf(b.star) - worthOf(a.star) || a.index - b.index);
  return byValue
    .slice(0, mostNamed)
    .sort((a, b) => a.index - b.index)
    .map(({ star }) => star);
}
