import type { Language } from '@chitta/contract';
import type { ReadingLevel } from '@chitta/interpretation';
import {
  type JudgedReading,
  measureReadings,
  nounsOf,
  type ReadingFigures,
} from '@chitta/interpretation/evaluation';
import { createDictionary } from '#server/platform/dictionary/dictionary.ts';
import { CliError } from './cli-error.ts';
import { createComposer } from './compose-dream.ts';
import { readMarkedDreams } from './read-marked-dreams.ts';

export const readingLevels: readonly ReadingLevel[] = ['premium', 'free', 'plain'];

/** Measures the readings of marked dreams, for each language of the dreams and each level. */
export async function evaluateReadings(file: string): Promise<ReadingFigures[]> {
  const dictionary = createDictionary();
  const compose = createComposer(dictionary);
  const sets = new Map<string, JudgedReading[]>();
  for await (const { id, text, mentions } of readMarkedDreams(file)) {
    for (const level of readingLevels) {
      const { reading } = compose(text, { level });
      const key = `${reading.language} ${level}`;
      const own = sets.get(key) ?? [];
      sets.set(key, own);
      own.push({ id, text, mentions, reading });
    }
  }
  if (sets.size === 0) throw new CliError(`${file} holds no dream`);
  return [...sets].map(([key, readings]) => {
    const [language, level] = key.split(' ') as [Language, ReadingLevel];
    const { file: lexicon } = dictionary.of(language);
    return measureReadings({
      language,
      level,
      readings,
      nouns: nounsOf(lexicon),
    });
  });
}
