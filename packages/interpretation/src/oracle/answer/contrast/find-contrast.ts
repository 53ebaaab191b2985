import type { FoundSide } from '../../open-oracle.ts';
import type { QuestionRead } from '../../types.ts';
import type { LookedAt } from '../look-at-dream.ts';

/** A dream on one side of what differs, with the words that tell it. */
export interface SidedDream {
  readonly dream: LookedAt;
  readonly side: FoundSide;
  /** The other side, where the same dream begins on it. */
  readonly from?: FoundSide | undefined;
  /** The dream does not touch the question itself. */
  readonly isElsewhere?: boolean;
}

/** Nights that touch a question and differ: where the scene sticks, and one in which it does not. */
export interface Contrast {
  /** In the order of their nights, two at most; none where the other night begins so itself. */
  readonly hard: readonly SidedDream[];
  readonly easy: SidedDream;
}

/** The exception is what the answer turns on. */
const ofEasy = 1.4;
/** What comes last has not been answered by anything after it. */
const ofLater = 0.5;
/** A second night on which it sticks in the same way makes it surer. */
const ofSecond = 0.8;
const ofElsewhere = -3;
/** What the last answers turned on gives way to what is told about as plainly, the more the oftener it was said. */
const ofSaid = -0.8;
const mostSaid = 3;
/** How much of its weight a side keeps in a dream that hardly touches the question. */
const faint = 0.4;

/**
 * Compares nights by what can be recognised in them, and looks for the exception: "when was it otherwise?" (de Shazer). The two
 * sides of one thing alone are compared; of all that differs, what is told most plainly and closest to the question. Where none of
 * these nights goes otherwise, one of the others may. Undefined where no night does. `said`: how often the last answers spoke of a
 * side, by its id.
 */
export function findContrast(
  near: readonly LookedAt[],
  elsewhere: readonly LookedAt[] = [],
  said: ReadonlyMap<string, number> = new Map(),
): Contrast | undefined {
  const sided = near.flatMap(sidesOf);
  const closest = Math.max(0.1, ...near.map(({ touching }) => touching.score));
  const weigh = ({ dream, side }: SidedDream) =>
    side.weight * (faint + ((1 - faint) * dream.touching.score) / closest);
  const hard = sided.filter(({ side }) => side.way === 'hard');
  const easy = sided.filter(({ side }) => side.way === 'easy');
  const others = easy.length > 0 ? [] : elsewhere.flatMap(sidesOf).filter(({ side }) => side.way === 'easy');
  const pairs = [
    ...hard.flatMap((one) => [
      ...easy
        .filter((other) => other.dream !== one.dream && other.side.contrast === one.side.contrast)
        .map((other) => ({ one, other, score: weigh(one) + weigh(other) * ofEasy + ofOrder(one, other) })),
      ...others
        .filter(({ side }) => side.contrast === one.side.contrast)
        .map((other) => ({
          one,
          other: { ...other, isElsewhere: true },
          score: weigh(one) + other.side.weight + ofElsewhere,
        })),
    ]),
    ...easy
      .filter(({ from }) => from !== undefined)
      .map((other) => ({ one: undefined, other, score: weigh(other) * ofEasy })),
  ].map((pair) => {
    const second = hard
      .filter(
        ({ dream, side }) =>
          dream !== pair.other.dream && dream !== pair.one?.dream && side.id === pair.one?.side.id,
      )
      .sort((a, b) => weigh(b) - weigh(a))[0];
    const again = Math.min(said.get(pair.other.side.id) ?? 0, mostSaid) * ofSaid;
    return { ...pair, second, score: pair.score + again + (second ? weigh(second) * ofSecond : 0) };
  });
  const [best] = pairs.sort((a, b) => b.score - a.score || nightOf(b.other).localeCompare(nightOf(a.other)));
  if (best === undefined) return undefined;
  const nights = [best.one, best.second].flatMap((each) => each ?? []);
  return { hard: nights.sort((a, b) => nightOf(a).localeCompare(nightOf(b))), easy: best.other };
}

/** Where words of care belong to it, and in delicate matters, no night is held up to another. */
export function isCompared({ care, isDelicate }: Pick<QuestionRead, 'care' | 'isDelicate'>): boolean {
  return care === null && isDelicate !== true;
}

function ofOrder(one: SidedDream, other: SidedDream): number {
  return nightOf(one) < nightOf(other) ? ofLater : 0;
}

export function nightOf({ dream }: Pick<SidedDream, 'dream'>): string {
  return dream.touching.dream.night;
}

/**
 * On which side of each thing a dream stands: the one that it tells last. No dream that ends lightly stands on the hard side, and
 * none that ends heavily on the easy one.
 */
export function sidesOf(dream: LookedAt): SidedDream[] {
  return [...new Set(dream.sides.map(({ contrast }) => contrast))].flatMap((contrast) => {
    const sides = dream.sides.filter((side) => side.contrast === contrast);
    const way = sides.at(-1)?.way ?? 'hard';
    if (dream.tone === (way === 'easy' ? 'heavy' : 'light')) return [];
    const [side] = sides
      .filter((each) => each.way === way)
      .sort((a, b) => b.weight - a.weight || b.start - a.start);
    const from = way === 'easy' ? sides.find((each) => each.way === 'hard') : undefined;
    return side === undefined ? [] : [{ dream, side, from }];
  });
}
