import type { Tone } from './find-tone.ts';
import type { LookedAt } from './look-at-dream.ts';

/** What touches the question so much less than the closest is not where the answer ends. */
const near = 0.4;
/** What is so close is the end, whether a thing returns in it or not. */
const close = 0.6;
const ofImage = 2;
const ofContrast = 1.5;
const ofScore = 0.3;

/**
 * The two nights that are told, in their order: the last that really touches the question, and before it the one that shares
 * most of its images, ends otherwise and is close to the question itself. One where there is only one.
 */
export function choosePair(dreams: readonly LookedAt[]): readonly LookedAt[] {
  const closest = Math.max(0, ...dreams.map(({ touching }) => touching.score));
  const ends = dreams.filter(({ touching }) => touching.score >= closest * near);
  const latest = ends.at(-1);
  const isClose = latest !== undefined && latest.touching.score >= closest * close;
  const last = isClose ? latest : (ends.findLast((each) => returnsIn(each, dreams)) ?? latest);
  if (last === undefined) return [];
  const [other] = dreams
    .filter((each) => each !== last)
    .map((each) => ({ each, score: besideOf(each, last) }))
    .sort((a, b) => b.score - a.score);
  return other === undefined ? [last] : dreams.filter((each) => each === last || each === other.each);
}

/** Whether a thing of this dream comes in another of them. */
function returnsIn({ touching }: LookedAt, dreams: readonly LookedAt[]): boolean {
  const stems = new Set((touching.threads ?? []).map(({ stem }) => stem));
  return dreams.some(
    (other) =>
      other.touching !== touching && (other.touching.threads ?? []).some(({ stem }) => stems.has(stem)),
  );
}

function besideOf({ touching, tone }: LookedAt, last: LookedAt): number {
  const shared = touching.returning.filter((symbol) => last.touching.returning.includes(symbol)).length;
  return (
    Math.min(shared, 2) * ofImage + (isOther(tone, last.tone) ? ofContrast : 0) + touching.score * ofScore
  );
}

function isOther(one: Tone, other: Tone): boolean {
  return one !== 'open' && other !== 'open' && one !== other;
}
