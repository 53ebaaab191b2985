import type { Language } from '@chitta/symbols/types';
import { analyseText } from '../analysed/analyse-text.ts';
import type { AnalysedText } from '../analysed/analysed-text.ts';
import { otherLanguages } from '../language/other-languages.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { unknownNouns } from '../missing/unknown-nouns.ts';
import { recogniseWithPersonal } from '../personal/recognise-with-personal.ts';
import type { Mention } from '../types.ts';
import { mainLanguage } from './languages-of.ts';
import type { Dictionaries, LanguageDictionary } from './open-dictionary.ts';

/** The dreamer's own symbols of a language; undefined where there are none. */
export type PersonalLexicons = (language: Language) => Lexicon | undefined;

export interface DreamToRecognise {
  readonly text: string;
  /** The language it is to be read in; missing: told by its words. */
  readonly language?: Language | undefined;
  /** The language of a dream whose words do not tell; missing: the likelier one. */
  readonly fallback?: Language | undefined;
  readonly dictionary: Dictionaries;
  readonly personal?: PersonalLexicons | undefined;
}

/** A dream with its symbols marked, in the language it is read in. */
export interface RecognisedDream {
  readonly text: string;
  readonly language: Language;
  /** Taken apart with its dictionary. */
  readonly analysed: AnalysedText;
  /** Sorted by place; offsets are into the text as it was given. */
  readonly mentions: readonly Mention[];
  /** The one it is read with. */
  readonly dictionary: LanguageDictionary;
  /** The dreamer's own symbols of that language. */
  readonly personal: Lexicon | undefined;
}

/**
 * Marks the symbols of a dream, the dreamer's own before those of the dictionary; sentences in another language with
 * its dictionary. Throws a `TypeError` where there is no dictionary of the language that the dream is in.
 */
export function recogniseDream({
  text,
  language,
  fallback,
  dictionary: dictionaries,
  personal: personalOf = () => undefined,
}: DreamToRecognise): RecognisedDream {
  const main = language ?? mainLanguage(text, fallback);
  const dictionary = dictionaries.of(main);
  if (dictionary === undefined) throw new TypeError(`there is no dictionary of the language ${main}`);
  const personal = personalOf(main);
  const others = otherLanguages(main).flatMap((each) => dictionaries.of(each)?.lexicon ?? []);
  const analysed = analyseText(text, dictionary.lexicon);
  const mentions = recogniseWithPersonal(analysed, personal, { others });
  return { text, language: main, analysed, mentions, dictionary, personal };
}

/** Nouns that neither dictionary nor dreamer has in any way, each once. */
export function unknownWords({
  analysed,
  mentions,
}: Pick<RecognisedDream, 'analysed' | 'mentions'>): string[] {
  const own = mentions.filter(({ kind }) => kind === 'personal').map((mention) => mention.text.toLowerCase());
  // A word that is part of a symbol of the dreamer's own is known to somebody after all.
  return unknownNouns(analysed).filter((word) => !own.some((each) => each.includes(word)));
}
