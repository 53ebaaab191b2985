import type { QuestionRead, TouchingDream } from '../types.ts';

/** An answer speaks of so many dreams; of one more where the question has two sides or is about a dream that returns. */
const most = 3;
/** What touches the question so much less than the closest is left out. */
const faintest = 0.4;
/** So much is never left out for that. */
const enough = 4;

/** Which side of what the question thinks of doing a dream shows. */
export function sideOf({ dream }: TouchingDream, { act }: QuestionRead): 'doing' | 'other' | undefined {
  if (act === null) return undefined;
  const count = (list: readonly string[]) =>
    new Set(
      dream.marks
        .filter(({ symbol, state }) => state === 'present' && list.includes(symbol))
        .map(({ symbol }) => symbol),
    ).size;
  const [doing, other] = [count(act.doing), count(act.other)];
  if (doing === other) return undefined;
  return doing > other ? 'doing' : 'other';
}

/**
 * The dreams that an answer speaks of, in the order of their nights: the closest, the first and the last of those that
 * touch the question about as much, and for a decision some of either side.
 */
export function pickDreams(question: QuestionRead, touching: readonly TouchingDream[]): TouchingDream[] {
  const [best] = touching;
  if (best === undefined) return [];
  const near = touching.filter(({ score }) => score >= Math.min(best.score * faintest, enough));
  const byNight = [...near].sort(inOrder);
  const ofSide = (side: 'doing' | 'other') => touching.filter((each) => sideOf(each, question) === side);
  const isTwoSided = question.kind === 'decision' && ofSide('doing').length > 0 && ofSide('other').length > 0;
  const twin = twinOf(best, touching);
  const latest = ofSide('doing').sort(inOrder).at(-1);
  const wanted = isTwoSided
    ? [best, latest, latest && twinOf(latest, touching), ofSide('other')[0], ofSide('doing')[0]]
    : [best, twin, byNight.at(-1), byNight[0]];
  const count = isTwoSided || question.kind === 'dream' || twin ? most + 1 : most;
  return [...new Set([...wanted, ...near])]
    .flatMap((each) => each ?? [])
    .slice(0, count)
    .sort(inOrder);
}

/** Another dream of the same images: that which shares most of them, and of two alike the closer one. */
function twinOf(one: TouchingDream, others: readonly TouchingDream[]): TouchingDream | undefined {
  const shared = ({ returning }: TouchingDream) =>
    returning.filter((symbol) => one.returning.includes(symbol)).length;
  return others
    .filter((other) => other !== one && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.score - a.score)[0];
}

function inOrder(a: TouchingDream, b: TouchingDream): number {
  return a.dream.night.localeCompare(b.dream.night) || a.dream.id - b.dream.id;
}
