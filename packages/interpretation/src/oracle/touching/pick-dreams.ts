import type { Tone } from '../answer/find-tone.ts';
import type { QuestionRead, TouchingDream } from '../types.ts';

/** An answer speaks of so many dreams; of one more where there are many, or where a dream is asked about. */
const most = 3;
const many = 5;
/** What touches the question so much less than the closest is left out. */
const faintest = 0.35;
/** So much is never left out for that. */
const enough = 3;
/** What the answer ends with is not far from the closest. */
const strong = 0.45;
/** So many are looked at closely. */
const mostLookedAt = 8;

/** A dream that touches the question, and how it ends. */
export interface Pickable {
  readonly touching: TouchingDream;
  readonly tone: Tone;
}

/** The dreams that touch the question about as much as the closest or have an image of it; the others are not looked at. */
export function nearDreams(touching: readonly TouchingDream[]): readonly TouchingDream[] {
  const [best] = touching;
  if (best === undefined) return [];
  const named = touching.filter(isNamed);
  return (named.length >= fewestNamed ? named : touching)
    .filter(
      ({ score, returning }) =>
        score >= Math.min(best.score * faintest, enough) ||
        returning.some((symbol) => best.returning.includes(symbol)),
    )
    .slice(0, mostLookedAt);
}

/** Where so many dreams name what is asked about, those that only look like it are left out. */
const fewestNamed = 2;
const naming: ReadonlySet<string> = new Set(['own_symbol', 'symbol', 'person', 'word']);

/** Whether a dream names what is asked about, or has a thing that returns beside it. */
export function isNamed({ reasons, threads = [] }: TouchingDream): boolean {
  return threads.length > 0 || reasons.some(({ kind }) => naming.has(kind));
}

/**
 * The dreams that an answer speaks of, in the order of their nights: the closest, the last, another with the same image, the
 * last that ends lightly and the first that ends heavily.
 */
export function pickDreams<Each extends Pickable>({ kind }: QuestionRead, near: readonly Each[]): Each[] {
  const byScore = [...near].sort((a, b) => b.touching.score - a.touching.score);
  const [best] = byScore;
  if (best === undefined) return [];
  const byNight = near.filter(({ touching }) => touching.score >= best.touching.score * strong).sort(inOrder);
  const twin = twinOf(best, near);
  const thread = ofLongestThread(byNight);
  const wanted = [
    best,
    thread[0],
    thread.at(-1),
    byNight.at(-1),
    twin,
    byNight.findLast(({ tone }) => tone === 'light'),
    byNight.find(({ tone }) => tone === 'heavy'),
    byNight[0],
  ];
  const isWide = kind === 'dream' || twin !== undefined || near.length >= many;
  const chosen = [...new Set(wanted.flatMap((each) => each ?? []))].slice(0, isWide ? most + 1 : most);
  const others = byScore.filter((each) => !chosen.includes(each));
  const free = Math.max(0, (kind === 'dream' ? most + 1 : most) - chosen.length);
  return [...chosen, ...others.slice(0, free)].sort(inOrder);
}

/** The dreams of the thing that comes in most of them, in their order; of two alike that which came last. */
function ofLongestThread<Each extends Pickable>(inOrder: readonly Each[]): readonly Each[] {
  const byStem = new Map<string, Each[]>();
  for (const each of inOrder)
    for (const { stem } of each.touching.threads ?? []) byStem.set(stem, [...(byStem.get(stem) ?? []), each]);
  const lastOf = (those: readonly Each[]) => inOrder.indexOf(those.at(-1) as Each);
  const [longest = []] = [...byStem.values()]
    .filter((those) => those.length > 1)
    .sort((a, b) => b.length - a.length || lastOf(b) - lastOf(a));
  return longest;
}

/** Another dream of the same images: that which shares most of them, and of two alike the closer one. */
function twinOf<Each extends Pickable>(one: Each, others: readonly Each[]): Each | undefined {
  const shared = ({ touching }: Each) =>
    touching.returning.filter((symbol) => one.touching.returning.includes(symbol)).length;
  return others
    .filter((other) => other !== one && shared(other) > 0)
    .sort((a, b) => shared(b) - shared(a) || b.touching.score - a.touching.score)[0];
}

/** In the order of their nights. */
export function inOrder({ touching: { dream: a } }: Pickable, { touching: { dream: b } }: Pickable): number {
  return a.night.localeCompare(b.night) || a.id - b.id;
}
