import { oracleOf, writtenIn } from '../../languages/language-packs.ts';
import { foldWord } from '../../text/fold.ts';
import type { OracleDream, QuestionRead, QuestionStems, TouchingDream } from '../types.ts';
import { lookedFor, nameSymbol, scoreDream } from './score-dream.ts';
import { tieReturning } from './tie-returning.ts';

/** Below this a dream does not touch a question. */
const threshold = 2.4;
/** Where hardly any does, and the matter of the question is known. */
const ofMatter = 1.5;
const few = 2;
/**
 * Dreams that really touch a question, the closest first and of two alike the later; none rather than a forced one. What
 * counts, from most to least: own symbols, people, symbols that the question names, its words in any form, what the field
 * and the act that it thinks of look like in dreams, feelings, the thought of the reading. What returns in two or three
 * dreams ties these together, whatever the question is about.
 */
export function findTouchingDreams(
  question: QuestionRead,
  dreams: readonly OracleDream[],
  isThing: (symbol: string) => boolean = isNoFeeling,
): TouchingDream[] {
  const counts = new Map<string, number>();
  for (const { marks } of dreams)
    for (const symbol of new Set(marks.map((mark) => mark.symbol)))
      counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  const { stem: stemOf, moving } = oracleOf(question.language);
  const { common } = writtenIn(question.language);
  // Dreams are told with the same words over and over.
  const stemmed = new Map<string, string>();
  const stem = (word: string) => {
    const found = stemmed.get(word) ?? stemOf(word);
    stemmed.set(word, found);
    return found;
  };
  const isOf = (symbols: QuestionRead['symbols'], { start, end }: { start: number; end: number }) =>
    symbols.some((symbol) => symbol.start < end && start < symbol.end);
  const stemsOf = (words: QuestionRead['words']) => new Set(words.map(({ word }) => stem(word)));
  // A verb of motion or a small word in common is no ground; one that is an image of its own counts as that.
  const isTelling = (word: string) => !moving.has(word) && !common.has(word);
  const things = question.symbols.filter(({ id }) => !question.namedPeople.includes(id));
  const people = question.symbols.filter(({ id }) => id === nameSymbol);
  const known = [...things, ...people];
  const stems: QuestionStems = {
    stem,
    // A role that is named, such as a mother, counts as that already.
    words: stemsOf(
      question.words.filter(
        (each) => isOf(known, each) || (!isOf(question.symbols, each) && isTelling(each.word)),
      ),
    ),
    things: stemsOf(question.words.filter((each) => isOf(things, each))),
    people: new Set([
      ...stemsOf(question.words.filter((each) => isOf(people, each))),
      ...namesAmong(question.words, dreams).map(stem),
    ]),
  };
  const looked = lookedFor(question, stems, namesMeant(question, dreams));
  const scored = dreams.map((dream) => scoreDream(looked, dream, { counts, dreams: dreams.length }));
  const tied = tieReturning(scored, { counts, threshold, isThing });
  const ranked = [...tied].sort(
    (a, b) => b.score - a.score || b.dream.night.localeCompare(a.dream.night) || b.dream.id - a.dream.id,
  );
  // What a matter looks like in dreams is known well enough to be believed where it shows faintly.
  const isFew = ranked.filter(({ score }) => score >= threshold).length < few;
  const least = isFew && question.matter !== null ? ofMatter : threshold;
  return ranked.filter(({ score }, at) => score >= threshold || (score >= least && at < few));
}

/**
 * The name that returns in most of the dreams, small, where the question speaks of somebody without a name: "my brother" is
 * "Sam" at night. Nobody where names are as many as dreams.
 */
function namesMeant(question: QuestionRead, dreams: readonly OracleDream[]): ReadonlySet<string> {
  const isNamed = question.symbols.some(({ id }) => id === nameSymbol);
  if (isNamed || !(question.isOfSomebody || question.field === 'love')) return new Set();
  const counts = new Map<string, number>();
  for (const { marks, content } of dreams) {
    const names = marks
      .filter(({ symbol }) => symbol === nameSymbol)
      .map(({ start, end }) => content.slice(start, end).toLowerCase());
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [[best, count] = ['', 0], [, second] = ['', 0]] = [...counts].sort((a, b) => b[1] - a[1]);
  return new Set(count >= fewestOfName && count > second ? [best] : []);
}
const fewestOfName = 2;

/** Words with a capital that dreams write so within a sentence: they name somebody or some place. */
function namesAmong(words: QuestionRead['words'], dreams: readonly OracleDream[]): string[] {
  const capital = words.flatMap(({ word, isCapital }) => (isCapital === true ? word : []));
  if (capital.length === 0) return [];
  const named = new Set(
    dreams.flatMap(({ content }) =>
      [...content.matchAll(/(?<=\p{L},? )\p{Lu}\p{L}+/gu)].map(([name]) => foldWord(name.toLowerCase())),
    ),
  );
  return capital.filter((word) => named.has(word));
}

/** Classes of words, numbers and feelings are met everywhere. */
function isNoFeeling(symbol: string): boolean {
  return !/^(?:class-|number-|name$|joy$|calm$|fear$|sadness$|hand$|day$|night$)/u.test(symbol);
}
