import { sideOf } from '../touching/pick-dreams.ts';
import type { QuestionRead } from '../types.ts';
import type { Course, Thread } from './find-change.ts';
import { endsHeavily, weightOf } from './find-change.ts';
import type { Deed } from './find-deed.ts';
import type { LookedAt } from './look-at-dream.ts';

/** The same image, person or side in an earlier and a later dream, with what the dreamer does in either. */
export interface Turn {
  readonly first: LookedAt;
  readonly last: LookedAt;
  readonly before: Deed | undefined;
  readonly after: Deed | undefined;
  /** The dreamer does something in both, and something else: that it is the doing that changed may be said. */
  readonly isDone: boolean;
}

/** The two dreams that may be held beside each other; none where they have nothing in common but the question. */
export function findTurn(
  dreams: readonly LookedAt[],
  thread: Thread | undefined,
  course: Course,
): Turn | undefined {
  const pair = thread ?? endsOf(dreams, course);
  if (pair === undefined) return undefined;
  const { first, last } = pair;
  const [before, after] = [first, last].map((dream) => dream.deed(placesOf(dream, thread)));
  if (before === undefined && after === undefined) return undefined;
  return { first, last, before, after, isDone: before?.isOwn === true && after?.isOwn === true };
}

/** The first and the last dream, where both say what is felt or how they end. */
function endsOf(dreams: readonly LookedAt[], course: Course): Pick<Turn, 'first' | 'last'> | undefined {
  const [first, last] = [dreams[0], dreams.at(-1)];
  if (first === undefined || last === undefined || first === last) return undefined;
  const isFelt = first.feelings.length > 0 && last.feelings.length > 0;
  return isFelt || course !== 'open' ? { first, last } : undefined;
}

function placesOf({ touching }: LookedAt, thread: Thread | undefined) {
  const own = touching.dream.marks.filter(({ symbol }) => symbol === thread?.symbol);
  return own.length > 0 ? own : touching.places;
}

/** Either side of a decision in the latest dream that shows it. */
export function findSides(
  dreams: readonly LookedAt[],
  read: QuestionRead,
): { readonly doing: LookedAt; readonly other: LookedAt } | undefined {
  if (read.kind !== 'decision') return undefined;
  const ofSide = (side: 'doing' | 'other') =>
    dreams.findLast(({ touching }) => sideOf(touching, read) === side);
  const [doing, other] = [ofSide('doing'), ofSide('other')];
  return doing && other ? { doing, other } : undefined;
}

/** How two sides end: whether one is lighter can be said only where both show it. */
export function compareSides(doing: LookedAt, other: LookedAt): 'even' | 'lighter' | 'heavier' | 'untold' {
  const [weight, against] = [weightOf(doing), weightOf(other)];
  if (weight === undefined || against === undefined) return 'untold';
  if (weight === against) return 'even';
  return endsHeavily(doing) ? 'heavier' : 'lighter';
}
