import type { ArcFile, Language, OracleFile, TextFile, WordFile } from '@chitta/symbols/types';
import { joinFiles } from '../../../../symbols/src/join-files.ts';
import { type Dictionaries, type LanguageDictionary, openDictionary } from '../../dream/open-dictionary.ts';
import { readDream } from '../../dream/read-dream.ts';
import { type OracleBook, type OracleBooks, openOracle } from '../open-oracle.ts';
import type { OracleDream } from '../types.ts';

/** The shipped dictionaries and what the Oracle says, for tests of whole answers. */
export async function readOracle(
  languages: readonly Language[],
): Promise<{ readonly dictionary: Dictionaries; readonly oracle: OracleBooks }> {
  const dictionaries = new Map<Language, LanguageDictionary>();
  const books = new Map<Language, OracleBook>();
  for (const language of languages) {
    // Names put together, so that the types can be checked where nothing has been compiled yet.
    const words: WordFile = (await import(`../../../../symbols/generated/words.${language}.json`)).default;
    const texts: TextFile = (await import(`../../../../symbols/generated/texts.${language}.json`)).default;
    const arcs: ArcFile = (await import(`../../../../symbols/generated/arcs.${language}.json`)).default;
    const own: OracleFile = (await import(`../../../../symbols/generated/oracle.${language}.json`)).default;
    dictionaries.set(language, openDictionary({ file: joinFiles(words, texts), arcs }));
    books.set(language, openOracle(own));
  }
  return {
    dictionary: { of: (language) => dictionaries.get(language) },
    oracle: { of: (language) => books.get(language) },
  };
}

/** Dreams as a journal keeps them, the nights in the order given. */
export function keptDreams(
  dreams: readonly (readonly [night: string, content: string])[],
  language: Language,
  dictionary: Dictionaries,
): OracleDream[] {
  return dreams.map(([night, content], at) => {
    const { mentions, reading } = readDream({ text: content, language, dictionary, level: 'free' });
    return {
      id: at + 1,
      title: content.slice(0, 30),
      content,
      night,
      language,
      feelings: [],
      category: null,
      marks: mentions.map(({ symbol, start, end, state, kind, text }) => ({
        symbol,
        name: dictionary.of(language)?.entry(symbol)?.name ?? text,
        start,
        end,
        state,
        isOwn: kind === 'personal',
      })),
      thought: reading.sentences.find(({ part }) => part === 'headline')?.text ?? null,
    };
  });
}
