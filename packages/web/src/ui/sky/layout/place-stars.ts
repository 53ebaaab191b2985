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
const crossing = 0.8;
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

/** What words cost on one side of a star; infinite where they cannot stand. */
function costOf(search: Search, measured: MeasuredLabel, spot: LabelSpot & { index: number; bound: number }) {
  const { star, reach, side, index, bound } = spot;
  const isOutward = side.x * (star.x - search.size.width / 2) > 0;
  const base = labelSides.indexOf(side) * lessReadable + (isOutward ? outward : 0);
  if (base >= bound) return base;
  const box = labelBox(measured, spot);
  if (!isReadable(search, box, { ...star, radius: reach })) return Number.POSITIVE_INFINITY;
  return base + crossing * crossings(search, box, { index, at: star });
}

/** The best words at one place of a star, and what they cost. */
function bestLabel(search: Search, { index, star, measured }: Wish, at: Point): Found | null {
  const { label } = search.size;
  if (!measured || !label) return { place: { ...at, label: null }, cost: 0 };
  let best: LabelSpot | null = null;
  let bound = Number.POSITIVE_INFINITY;
  for (const side of labelSides) {
    const spot = { star: at, reach: star.reach, side, label };
    const cost = costOf(search, measured, { ...spot, index, bound });
    if (cost < bound) [best, bound] = [spot, cost];
  }
  return best && { place: { ...at, label: labelAt(measured, best) }, cost: bound };
}

interface Found {
  readonly place: Place;
  readonly cost: number;
}

/** Points in ever wider turns around an origin, with how far away they are. */
function* turnsAround(origin: Point, stride: number): Generator<{ at: Point; away: number }> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const away = stride * Math.sqrt(turn);
    const angle = turn * goldenAngle;
    const at = { x: round(origin.x + away * Math.cos(angle)), y: round(origin.y + away * Math.sin(angle)) };
    yield { at, away };
  }
}

/** The nearest good place to where a star would like to stand; null where there is none in the whole sky. */
function findPlace(search: Search, wish: Wish): Place | null {
  const { size, wishes } = search;
  const stride = (0.9 * Math.max(size.width, size.height)) / Math.sqrt(mostTurns);
  let best: Place | null = null;
  let bound = Number.POSITIVE_INFINITY;
  for (const { at, away } of turnsAround(wishes[wish.index] ?? { x: 0, y: 0 }, stride)) {
    const moved = away / (size.apart * 2);
    if (moved >= bound) break;
    const found = isFree(search, { ...at, reach: wish.star.reach }) && bestLabel(search, wish, at);
    if (found && moved + found.cost < bound) [best, bound] = [found.place, moved + found.cost];
  }
  return best;
}

/**
 * Gives each star the place nearest to its wish where it stands clear of all others, its words are whole inside the
 * box, and they touch neither words nor stars nor the moon. The brightest choose first. Null for those that find none.
 */
export function placeStars(stars: readonly ShapedStar[], placing: Placing): readonly (PlacedStar | null)[] {
  const { edge, width, height, foot = 0, label, moon } = placing.size;
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
