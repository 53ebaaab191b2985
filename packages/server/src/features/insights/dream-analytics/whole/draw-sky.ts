import { limits } from '@chitta/contract';
import type { StoredLine, StoredSky, StoredStar } from '#server/db/tables/insights/symbol-skies.ts';
import { compareNames } from '../counting/counts.ts';
import type { PlacedDream } from './whole-dream.ts';

/** Numbers that the steps of all stars may have together: beyond them the next coarser step is taken. */
const mostSteps = 24_000;
/** Lines of one star; a line that is among those of either end is drawn. */
const linesPerStar = 6;
/** Dreams from which on two symbols have to meet twice to be joined: before, nothing has met twice yet. */
const dreamsForTwice = 30;
/** Symbols of one dream of which meetings are counted: a list of words is no dream. */
const metInDream = 80;

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

interface Star {
  readonly symbol: string;
  readonly place: number;
  count: number;
  readonly first: string;
  last: string;
  readonly months: Map<number, number>;
}

/** The sky of all dreams, given from the first to the last. */
export function drawSky(dreams: readonly PlacedDream[]): StoredSky {
  const seen = countStars(dreams);
  const stars = [...seen.values()]
    .sort((a, b) => b.count - a.count || compareNames(a.symbol, b.symbol))
    .slice(0, limits.symbolSky.symbols)
    .map((star, place) => ({ ...star, place }));
  const { step, size, steps } = chooseStep(dreams, stars);
  const stepAt = (month: number) => Math.floor(month / size) - Math.floor(monthAt(steps[0] ?? '') / size);
  return {
    dreams: dreams.length,
    step,
    steps,
    symbolCount: seen.size,
    stars: stars.map(({ symbol, count, first, last, months }): StoredStar => {
      return [symbol, count, first, last, bySteps(months, stepAt)];
    }),
    lines: drawLines(dreams, stars, stepAt),
  };
}

/** Months since year 0. */
function monthAt(night: string): number {
  return Number(night.slice(0, 4)) * 12 + Number(night.slice(5, 7)) - 1;
}

function dayOfMonth(month: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

function countStars(dreams: readonly PlacedDream[]): Map<string, Star> {
  const stars = new Map<string, Star>();
  for (const { night, symbols } of dreams) {
    const month = monthAt(night);
    for (const symbol of symbols) {
      const star = stars.get(symbol) ?? {
        symbol,
        place: 0,
        count: 0,
        first: night,
        last: night,
        months: new Map(),
      };
      stars.set(symbol, star);
      star.count += 1;
      star.last = night;
      star.months.set(month, (star.months.get(month) ?? 0) + 1);
    }
  }
  return stars;
}

/** The finest step of which the sky stays small, with all steps from the first dream to the last. */
function chooseStep(dreams: readonly PlacedDream[], stars: readonly Star[]) {
  const isSmall = (size: number) => {
    const groups = ({ months }: Star) =>
      new Set([...months.keys()].map((month) => Math.floor(month / size))).size;
    return stars.reduce((sum, star) => sum + 2 * groups(star), 0) <= mostSteps;
  };
  const step = limits.skySteps.find((name) => isSmall(monthsOf[name])) ?? 'year';
  const size = monthsOf[step];
  const [first, last] = [dreams[0]?.night, dreams.at(-1)?.night];
  if (first === undefined || last === undefined) return { step, size, steps: [] };
  const start = Math.floor(monthAt(first) / size);
  const count = Math.floor(monthAt(last) / size) - start + 1;
  return {
    step,
    size,
    steps: Array.from({ length: count }, (_, index) => dayOfMonth((start + index) * size)),
  };
}

function bySteps(months: Star['months'], stepAt: (month: number) => number): number[] {
  const steps = new Map<number, number>();
  for (const [month, count] of months) steps.set(stepAt(month), (steps.get(stepAt(month)) ?? 0) + count);
  return [...steps].sort(([a], [b]) => a - b).flat();
}

interface Meeting {
  readonly a: number;
  readonly b: number;
  count: number;
  readonly month: number;
}

/**
 * Lines between stars that meet, the few strongest of each. Strength is the cosine of the two (Ochiai 1957): meetings over
 * the root of the product of both counts, so that what is in every dream is not joined to everything.
 */
function drawLines(
  dreams: readonly PlacedDream[],
  stars: readonly Star[],
  stepAt: (month: number) => number,
): StoredLine[] {
  const least = dreams.length < dreamsForTwice ? 1 : 2;
  const met = [...countMeetings(dreams, stars).values()].filter(({ count }) => count >= least);
  const countOf = (place: number) => stars[place]?.count ?? 1;
  const strongest = met
    .map((meeting) => ({
      ...meeting,
      strength: meeting.count / Math.sqrt(countOf(meeting.a) * countOf(meeting.b)),
    }))
    .sort((x, y) => y.strength - x.strength || y.count - x.count || x.a - y.a || x.b - y.b);
  const drawn = new Map<number, number>();
  const lines = strongest.filter(({ a, b }) => {
    const isDrawn = [a, b].some((place) => (drawn.get(place) ?? 0) < linesPerStar);
    if (isDrawn) for (const place of [a, b]) drawn.set(place, (drawn.get(place) ?? 0) + 1);
    return isDrawn;
  });
  return lines
    .slice(0, limits.symbolSky.lines)
    .map(({ a, b, count, month }): StoredLine => [a, b, count, stepAt(month)]);
}

function countMeetings(dreams: readonly PlacedDream[], stars: readonly Star[]): Map<number, Meeting> {
  const places = new Map(stars.map(({ symbol, place }) => [symbol, place]));
  const meetings = new Map<number, Meeting>();
  for (const { night, symbols } of dreams) {
    const here = symbols
      .slice(0, metInDream)
      .flatMap((symbol) => places.get(symbol) ?? [])
      .sort((a, b) => a - b);
    const month = monthAt(night);
    for (const [index, a] of here.entries()) {
      for (const b of here.slice(index + 1)) {
        const key = a * limits.symbolSky.symbols + b;
        const meeting = meetings.get(key);
        if (meeting) meeting.count += 1;
        else meetings.set(key, { a, b, count: 1, month });
      }
    }
  }
  return meetings;
}
