import {
  detectLanguage,
  type Lexicon,
  type Mention,
  prepareReading,
  type ReadingLevel,
  readingText,
  recogniseWithPersonal,
  unknownNouns,
} from '@chitta/interpretation';
import { type DreamPlan, planDream } from '@chitta/interpretation/written';
import type { Language } from '@chitta/symbols/types';
import type { Dictionary } from '../dictionary/dictionary.ts';
import type { DreamReading, PlanTask, ReadTask } from './engine-task.ts';

/** Places that one sentence names; only a text that repeats itself from end to end has more. */
const mostEvidence = 100;

/** A dream with its symbols marked, in the language it is read in. */
export interface RecognisedDream {
  readonly content: string;
  readonly language: Language;
  readonly mentions: readonly Mention[];
  /** Nouns that the dictionary has in no way. */
  readonly unknown: readonly string[];
  /** The member's own symbols of that language. */
  readonly personal: Lexicon | undefined;
}

/** The member's own symbols of a language; undefined where there are none. */
export type PersonalLexicons = (language: Language) => Lexicon | undefined;

/**
 * Marks the symbols of a dream, the member's own before those of the dictionary. It is read in its own language where
 * that can be told, else in `fallback`; sentences in the other language with its dictionary. Offsets are into `content` as it is given.
 */
export function recogniseDream(
  dictionary: Dictionary,
  personal: PersonalLexicons,
  { content, fallback = 'en' }: { readonly content: string; readonly fallback?: Language | undefined },
): RecognisedDream {
  const detected = detectLanguage(content);
  const language = detected.isCertain ? detected.language : fallback;
  const own = personal(language);
  const { lexicon } = dictionary.of(language);
  const other = dictionary.of(language === 'en' ? 'es' : 'en').lexicon;
  const mentions = recogniseWithPersonal(content, lexicon, own, { other });
  const unknown = unknownNouns(content, lexicon).filter(isNotIn(mentions));
  return { content, language, mentions, unknown, personal: own };
}

/** A word that is part of a symbol of the member's own is known to somebody after all. */
function isNotIn(mentions: readonly Mention[]): (word: string) => boolean {
  const own = mentions.filter(({ kind }) => kind === 'personal').map(({ text }) => text.toLowerCase());
  return (word) => !own.some((text) => text.includes(word));
}

/**
 * Composes readings of one dream at any level; what the levels have in common is made once. The same dream, context and
 * level always give the same reading.
 */
export function dreamReader(
  dictionary: Dictionary,
  { content, language, mentions, personal }: Omit<RecognisedDream, 'unknown'>,
  context: ReadTask['context'],
): (level: ReadingLevel) => DreamReading {
  const { lexicon, readingTexts } = dictionary.of(language);
  const compose = prepareReading({
    text: content,
    mentions,
    lexicon,
    personal,
    texts: readingTexts,
    context,
  });
  return (level) => {
    const { sentences, ...composed } = compose(level);
    const reading = {
      ...composed,
      sentences: sentences.map(({ evidence, ...sentence }) => ({
        ...sentence,
        evidence: evidence.slice(0, mostEvidence).map((found) => ({ ...found })),
      })),
    };
    return { reading, text: readingText(reading) };
  };
}

/** What a reading of the dream is to be about. Null where nobody else may read it, or where there is nothing to read. */
export function planOf(
  dictionary: Dictionary,
  { content, language, mentions, personal }: Omit<RecognisedDream, 'unknown'>,
  { level, own }: Pick<PlanTask, 'level' | 'own'>,
): DreamPlan | null {
  const { lexicon, readingTexts: texts } = dictionary.of(language);
  const plan = planDream({ text: content, mentions, lexicon, personal, texts, level }, own.sentences);
  return plan === undefined || plan.images.length === 0 ? null : plan;
}
