import type { SkySize } from '../sky-sizes.ts';
import type { Join } from './join-stars.ts';
import {
  type LabelSpot,
  labelAt,
  labelBox,
  labelSides,
  type MeasuredLabel,
  measureLabel,
} from './label-at.ts';
import type { PlacedLabel, PlacedStar } from './placed-sky.ts';
import { goldenAngle } from './scatter-stars.ts';
import type { ShapedStar } from './shape-star.ts';
import {
  type Box,
  boxesMeet,
  boxHolds,
  type Circle,
  circleMeetsBox,
  distance,
  lineMeetsBox,
  type Point,
} from './shapes.ts';

interface Place extends Point {
  readonly label: PlacedLabel | null;
}

interface Placing {
  readonly size: SkySize;
  /** Where each star would like to stand. */
  readonly wishes: readonly Point[];
  readonly joins: readonly Join[];
}

/** Between a star or the moon and another, at least. */
const starGap = 3;
/** Between words and a star that is not theirs: enough to see whose they are. */
const strangerGap = 8;
/** Between two labels: words of one line so far apart that nobody reads on from one to the other. */
const betweenWords = ({ label }: SkySize) => ({ beside: label?.size ?? 0, above: (label?.size ?? 0) / 4 });
/** How often a star looks for another place, in ever wider turns, before it goes without. */
const mostTurns = 420;
/** What a line through words costs, measured in stars' distances moved. */
const crossing = 0.35;
/** What each side costs more than the one before it. */
const lessReadable = 0.02;
const outward = 0.06;

const round = (value: number) => Math.round(value * 10) / 10;

interface Search extends Placing {
  readonly field: Box;
  readonly moon: Circle | undefined;
  /** By index; those that are not placed yet are missing. */
  readonly placed: Map<number, PlacedStar>;
}

/** Whether a star can stand here, words apart. */
function isFree({ size, field, moon, placed }: Search, { x, y, reach }: Point & { reach: number }): boolean {
  const self = { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
  if (!boxHolds(field, self)) return false;
  if (moon && distance({ x, y }, moon) < moon.radius + reach + starGap) return false;
  for (const other of placed.values()) {
    if (distance({ x, y }, other) < Math.max(size.apart, reach + other.reach + starGap)) return false;
    if (other.label && circleMeetsBox({ x, y, radius: reach }, other.label.box, strangerGap)) return false;
  }
  return true;
}

/** Whether words can stand here. */
function isReadable({ size, field, moon, placed }: Search, box: Box, star: Circle): boolean {
  if (!boxHolds(field, box) || circleMeetsBox(star, box)) return false;
  if (moon && circleMeetsBox(moon, box, strangerGap)) return false;
  for (const other of placed.values()) {
    if (circleMeetsBox({ x: other.x, y: other.y, radius: other.reach }, box, strangerGap)) return false;
    if (other.label && boxesMeet(other.label.box, box, betweenWords(size))) return false;
  }
  return true;
}

/** How many lines run through the words here, as far as one can tell before all stars are placed. */
function crossings({ joins, wishes, placed }: Search, box: Box, own: { index: number; at: Point }): number {
  const pointOf = (index: number) => (index === own.index ? own.at : (placed.get(index) ?? wishes[index]));
  let count = 0;
  for (const { pair } of joins) {
    const from = pointOf(pair[0]);
    const to = pointOf(pair[1]);
    if (from && to && lineMeetsBox(from, to, box)) count += 1;
  }
  // Its own lines through the words of others.
  for (const { pair } of joins) {
    if (!pair.includes(own.index)) continue;
    const other = pointOf(pair[0] === own.index ? pair[1] : pair[0]);
    for (const { label } of placed.values()) {
      if (label && other && lineMeetsBox(own.at, other, label.box)) count += 1;
    }
  }
  return count;
}

interface Wish {
  readonly index: number;
  readonly star: ShapedStar;
  readonly measured: MeasuredLabel | null;
}

/** The best words at one place of a star, and what they cost. */
function bestLabel(search: Search, { index, star, measured }: Wish, at: Point) {
  const { size } = search;
  const { label } = size;
  if (!measured || !label) return { place: { ...at, label: null } as Place, cost: 0 };
  let best: { spot: LabelSpot; cost: number } | null = null;
  for (const [rank, side] of labelSides.entries()) {
    const isOutward = side.x * (at.x - size.width / 2) > 0;
    const base = rank * lessReadable + (isOutward ? outward : 0);
    if (best && base >= best.cost) continue;
    const spot = { star: at, reach: star.reach, side, label };
    const box = labelBox(measured, spot);
    if (!isReadable(search, box, { ...at, radius: star.reach })) continue;
    const cost = base + crossing * crossings(search, box, { index, at });
    if (!best || cost < best.cost) best = { spot, cost };
  }
  return best && { place: { ...at, label: labelAt(measured, best.spot) }, cost: best.cost };
}

/** The nearest good place to where a star would like to stand; null where there is none in the whole sky. */
function findPlace(search: Search, wish: Wish): Place | null {
  const { size, wishes } = search;
  const origin = wishes[wish.index];
  if (!origin) return null;
  const stride = Math.max(size.width, size.height) / Math.sqrt(mostTurns);
  let best: { place: Place; cost: number } | null = null;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const away = stride * Math.sqrt(turn) * 0.9;
    const cost = away / (size.apart * 2);
    if (best && cost >= best.cost) break;
    const angle = turn * goldenAngle;
    const at = { x: round(origin.x + away * Math.cos(angle)), y: round(origin.y + away * Math.sin(angle)) };
    if (!isFree(search, { ...at, reach: wish.star.reach })) continue;
    const found = bestLabel(search, wish, at);
    if (found && (!best || cost + found.cost < best.cost)) best = { ...found, cost: cost + found.cost };
  }
  return best?.place ?? null;
}

/**
 * Gives each star the place nearest to its wish where it stands clear of all others, its words are whole inside the
 * box, and they touch neither words nor stars nor the moon. The brightest choose first. Null for those that find none.
 */
export function placeStars(stars: readonly ShapedStar[], placing: Placing): readonly (PlacedStar | null)[] {
  const { edge, width, height, foot, label, moon } = placing.size;
  const inner = edge / 2;
  const field = { left: inner, top: inner, right: width - inner, bottom: height - foot - inner };
  const search: Search = { ...placing, field, moon, placed: new Map() };
  const order = stars
    .map((star, index) => ({ star, index }))
    .sort((a, b) => b.star.brightness - a.star.brightness || a.index - b.index);
  for (const { star, index } of order) {
    const measured = label ? measureLabel(star.word.trim() || star.name, label) : null;
    const place = findPlace(search, { index, star, measured });
    if (place) search.placed.set(index, { ...star, ...place });
  }
  return stars.map((_, index) => search.placed.get(index) ?? null);
}
