import type { DreamView } from '../../arcs/dream-view.ts';
import { oracleOf } from '../../languages/language-packs.ts';
import type { Span } from '../../types.ts';
import type { TouchedPlace } from '../types.ts';
import type { Words } from './words.ts';

/** More words are not quoted. */
const mostWords = 12;
const fewestWords = 3;

/** A stretch of the dream that begins and ends with a clause. */
interface Stretch extends Span {
  readonly words: number;
}

/** What a stretch has, for those who choose among them. */
interface Seen {
  readonly stretch: Stretch;
  readonly isIn: (place: Span) => boolean;
  /** How far down in the dream it ends, from 0 to 1. */
  readonly depth: number;
  readonly turns: number;
  /** The dreamer does something in it. */
  readonly acts: number;
  readonly feels: number;
  /** What speaks against quoting it at all: it leans on another clause, or somebody's words stand in it. */
  readonly faults: number;
}

/** The best of the stretches that are short enough. */
function bestStretch(view: DreamView, most: number, scoreOf: (seen: Seen) => number): Words | undefined {
  const { text, analysis, language } = view;
  const { turning, leaning } = oracleOf(language);
  const scored = stretchesOf(view, most).map((stretch) => {
    const words = text.slice(stretch.start, stretch.end);
    const isIn = (place: Span) => place.start < stretch.end && stretch.start < place.end;
    const one = (isSo: boolean, weight = 1) => (isSo ? weight : 0);
    const isOwn = analysis.actions.some(({ mention }) => mention.actor?.who === 'dreamer' && isIn(mention));
    const score = scoreOf({
      stretch,
      isIn,
      depth: stretch.end / text.length,
      turns: one(turning.test(words)),
      acts: one(isOwn),
      feels: one(analysis.feelings.some(({ mention }) => isIn(mention))),
      faults: one(leaning.test(words), 2) + one(/[?¿"“”«»()\n]/u.test(words), 3),
    });
    return { stretch, score };
  });
  const best = scored.sort((a, b) => b.score - a.score)[0]?.stretch;
  return best && wordsAt(text, best);
}

/**
 * The dreamer's words that say most, whole and cut at the borders of clauses: a turn, a feeling, the end, what touches the
 * question; none of what is told beside them, and sooner what comes behind it.
 */
export function chooseQuote(view: DreamView, places: readonly TouchedPlace[], told: Span | undefined): Words {
  const best = bestStretch(view, mostWords, ({ stretch, isIn, depth, turns, acts, feels, faults }) => {
    const beside = told === undefined ? 0 : (isIn(told) ? 4 : 0) + (stretch.start < told.start ? 2 : 0);
    const touches = places.some(isIn) ? 1 : 0;
    return (
      1.6 * turns + 1.5 * feels + acts + touches + depth + Math.min(stretch.words, 8) / 8 - beside - faults
    );
  });
  return best ?? wordsAt(view.text, { start: 0, end: view.text.length });
}

/** A few words by which the dream can be laid beside another: of a thing that both have, or of what touches the question. */
export function chooseMark(view: DreamView, places: readonly Span[], quote: Words): Words {
  const best = bestStretch(view, mostInMark, ({ stretch, isIn, depth, turns, acts, faults }) => {
    const touches = Math.min(places.filter(isIn).length, 2);
    return (
      1.4 * touches + stretch.words / 8 + 0.8 * acts + 1.2 * depth + turns - (isIn(quote) ? 1 : 0) - faults
    );
  });
  return best ?? quote;
}
const mostInMark = 8;

function wordsAt(text: string, { start, end }: Span): Words {
  return { start, end, text: text.slice(start, end) };
}

/** The first and the last word of a clause, and the number of its sentence. */
interface Clause {
  readonly from: number;
  to: number;
  readonly sentence: number;
}

const shortest = 3;

function clausesOf({ analysis: { words } }: DreamView): Clause[] {
  const clauses: Clause[] = [];
  words.forEach(({ sentence, clause }, at) => {
    const last = clauses.at(-1);
    const before = words[at - 1];
    // "My sister and I" is no clause yet.
    const isShort = last !== undefined && last.to - last.from < shortest;
    if (last && before?.sentence === sentence && (before.clause === clause || isShort)) last.to = at;
    else clauses.push({ from: at, to: at, sentence });
  });
  return clauses;
}

/** Clauses, and neighbouring ones together, as long as they are short enough; without the word that joins them. */
function stretchesOf(view: DreamView, most: number): Stretch[] {
  const { words, grammar } = view.analysis;
  const isLoose = (word: string) => grammar.prepositions.has(word) || grammar.joiners.has(word);
  const clauses = clausesOf(view);
  const stretches = clauses.flatMap(({ from, sentence }, at) => {
    const start =
      grammar.joiners.has(words[from]?.lower ?? '') && from < (clauses[at]?.to ?? 0) ? from + 1 : from;
    return clauses
      .slice(at)
      .filter((clause) => clause.sentence === sentence)
      .map(({ to }) => ({ to, count: to - start + 1 }))
      .filter(({ to, count }) => count >= fewestWords && count <= most && !isLoose(words[to]?.lower ?? ''))
      .map(({ to, count }) => ({ start: words[start]?.start ?? 0, end: words[to]?.end ?? 0, words: count }));
  });
  return stretches.length > 0 ? stretches : firstWords(words, grammar, most);
}

/** Where no clause is short enough: its first words. */
function firstWords(
  words: DreamView['analysis']['words'],
  { prepositions, joiners, determiners }: DreamView['analysis']['grammar'],
  most: number,
): Stretch[] {
  const isLoose = (word: string) => prepositions.has(word) || joiners.has(word) || determiners.has(word);
  let to = Math.min(most, words.length) - 1;
  while (to > 0 && isLoose(words[to]?.lower ?? '')) to -= 1;
  const last = words[to];
  return last ? [{ start: words[0]?.start ?? 0, end: last.end, words: to + 1 }] : [];
}
