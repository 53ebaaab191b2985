import type { DreamView } from '../../arcs/dream-view.ts';
import { oracleOf } from '../../languages/language-packs.ts';
import type { Span } from '../../types.ts';
import type { FoundTone } from '../open-oracle.ts';
import type { TouchedPlace } from '../types.ts';
import type { Words } from './words.ts';

/** A dream of so many words is quoted whole, and so many of a longer one. */
const whole = 46;
const mostWords = 38;
interface Sentence extends Span {
  readonly words: number;
  /** How much speaks for quoting it. */
  readonly score: number;
}

export interface Seen {
  readonly view: DreamView;
  readonly places: readonly TouchedPlace[];
  readonly tones: readonly FoundTone[];
}

/** The sentences of a text with their stops, none of them cut. */
export function sentencesIn(text: string): Span[] {
  return [...text.matchAll(/[^.!?…\n]+[.!?…]*["”»)]*/gu)].flatMap(({ 0: sentence, index }) => {
    const start = index + (sentence.length - sentence.trimStart().length);
    const end = index + sentence.trimEnd().length;
    return /\p{L}/u.test(sentence) ? [{ start, end }] : [];
  });
}

/**
 * The dreamer's own words, in whole sentences that follow on each other: where the dream touches the question, what is done
 * and felt there, the turn and the end. All of a short dream.
 */
export function chooseExcerpt(seen: Seen): Words {
  const { text } = seen.view;
  const sentences = weighed(seen);
  const [first, last] = [sentences[0], sentences.at(-1)];
  if (first === undefined || last === undefined) return wordsAt(text, { start: 0, end: text.trim().length });
  const total = sentences.reduce((sum, { words }) => sum + words, 0);
  if (total <= whole) return wordsAt(text, { start: first.start, end: last.end });
  const windows = sentences.flatMap((from, at) =>
    sentences.slice(at).flatMap((to, further) => {
      const within = sentences.slice(at, at + further + 1);
      const words = within.reduce((sum, each) => sum + each.words, 0);
      const score = within.reduce((sum, each) => sum + each.score, 0);
      return words <= mostWords || within.length === 1
        ? [{ start: from.start, end: to.end, score, words }]
        : [];
    }),
  );
  const [best = first] = windows.sort((a, b) => b.score - a.score || a.words - b.words);
  return wordsAt(text, best);
}

function weighed({ view, places, tones }: Seen): Sentence[] {
  const { text, analysis, language } = view;
  const { turning } = oracleOf(language);
  const sentences = sentencesIn(text);
  return sentences.map((sentence, at) => {
    const isIn = (place: Span) => place.start < sentence.end && sentence.start < place.end;
    const words = text.slice(sentence.start, sentence.end);
    const touched = new Set(places.filter(isIn).map(({ symbol, start }) => symbol ?? String(start))).size;
    const isOwn = analysis.actions.some(({ mention }) => mention.actor?.who === 'dreamer' && isIn(mention));
    const isFelt = analysis.feelings.some(({ mention }) => isIn(mention));
    const score =
      Math.min(touched, 2) +
      one(turning.test(words), 0.8) +
      one(isOwn, 0.7) +
      one(isFelt, 1.2) +
      one(tones.some(isIn), 0.8) +
      one(at === sentences.length - 1, 0.9) +
      0.1;
    return { ...sentence, words: words.split(/\s+/u).length, score };
  });
}

export function one(isSo: boolean, weight: number): number {
  return isSo ? weight : 0;
}

export function wordsAt(text: string, { start, end }: Span): Words {
  return { start, end, text: text.slice(start, end) };
}
