import type { Language } from '@chitta/symbols/types';
import type { ReadingLevel } from '../../types.ts';
import { isCare, type JudgedReading, type ReadingFault } from './judged-reading.ts';
import { findSlips } from './language/find-slips.ts';
import { findForbidden } from './language/forbidden.ts';
import { newspaperEase, readingEase } from './language/reading-age.ts';
import { measureWords, sentenceLengths } from './measure-words.ts';
import { barsOf } from './reading-bars.ts';
import type { ReadingFigures } from './reading-figures.ts';

/** Readings of one language and one level, and what they are measured with. */
export interface ReadingSet {
  readonly language: Language;
  readonly level: ReadingLevel;
  readonly readings: readonly JudgedReading[];
  /** Nouns of the language, for its agreement. */
  readonly nouns: ReadonlySet<string>;
}

/** Measures readings against everything that a machine can hold of a good one; `bars` says which bars are met. */
export function measureReadings(set: ReadingSet): ReadingFigures {
  const { language, level, readings } = set;
  const read = readings.filter((each) => !isCare(each));
  const figures = {
    language,
    level,
    readings: readings.length,
    care: readings.filter(isCare).map(({ id }) => id),
    withoutArc: read.filter(({ reading }) => reading.arc === undefined).map(({ id }) => id),
    withoutEvidence: readings.flatMap(sentencesWithoutEvidence),
    repeated: readings.flatMap(repeatedSentences),
    unreal: read.flatMap(readAsHappened),
    words: measureWords(read, level),
    sentences: sentenceLengths(read),
    ease: measureEase(read, language),
    ...faultsOfLanguage(set),
  };
  return { ...figures, bars: barsOf(figures) };
}

function sentencesWithoutEvidence({ id, reading }: JudgedReading): ReadingFault[] {
  return reading.sentences
    .filter(({ evidence }) => evidence.length === 0)
    .map(({ text }) => ({ id, fault: 'no evidence', words: text }));
}

function repeatedSentences({ id, reading }: JudgedReading): ReadingFault[] {
  const all = reading.sentences.map(({ text }) => text.toLowerCase());
  return all
    .filter((text, at) => all.indexOf(text) !== at)
    .map((words) => ({ id, fault: 'said twice', words }));
}

/** A headline of something that a careful reader marked as not having happened. */
function readAsHappened({ id, text, mentions, reading }: JudgedReading): ReadingFault[] {
  const places = reading.sentences
    .filter(({ part }) => part === 'headline')
    .flatMap(({ evidence }) => evidence.filter(({ rule }) => rule.startsWith('arc.')));
  const flagged = mentions.filter(({ flag }) => flag === 'simile' || flag === 'unreal');
  return places
    .filter(({ start, end }) => flagged.some((each) => each.start < end && start < each.end))
    .map(({ start, end }) => ({ id, fault: `${reading.arc}`, words: text.slice(start, end) }));
}

function measureEase(readings: readonly JudgedReading[], language: Language): ReadingFigures['ease'] {
  const eases = readings.map(({ id, reading }) => ({
    id,
    ease: readingEase(reading.sentences.map(({ text }) => text).join(' '), language),
  }));
  const hard = eases
    .filter(({ ease }) => ease < newspaperEase(language) - 10)
    .map(({ id, ease }) => ({ id, fault: 'hard to read', words: ease.toFixed(1) }));
  const sum = eases.reduce((total, { ease }) => total + ease, 0);
  return {
    mean: eases.length === 0 ? 100 : sum / eases.length,
    lowest: Math.min(100, ...eases.map(({ ease }) => ease)),
    hard,
  };
}

function faultsOfLanguage({ readings, language, nouns }: ReadingSet) {
  const sentencesOf = ({ reading }: JudgedReading) => reading.sentences.map(({ text }) => text);
  return {
    forbidden: readings.flatMap((each) =>
      findForbidden({ id: each.id, language, dream: each.text, sentences: sentencesOf(each) }),
    ),
    slips: readings.flatMap((each) =>
      sentencesOf(each).flatMap((sentence) => findSlips(sentence, { id: each.id, language, nouns })),
    ),
  };
}
