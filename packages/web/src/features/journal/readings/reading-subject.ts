import type { BeyondReading, Dream, ReadDreamResponse, Reading } from '@chitta/contract';

/** A dream with its reading, wherever they come from. */
export interface ReadingSubject {
  readonly content: string;
  readonly language: Reading['language'];
  readonly symbols: ReadDreamResponse['symbols'];
  /** The reading as text, for readings kept without their structure. */
  readonly translation: string;
  readonly reading: Reading | null;
  /** Whether it is a premium reading, whose notes go deeper. */
  readonly isPremium?: boolean;
  /** What a premium reading would add; only known right after a free one. */
  readonly beyond?: BeyondReading | undefined;
  /** When it was dreamt, as far as one knows; missing: just now. */
  readonly night?: Date;
}

/** The subject of a fresh answer and the text it was made from. */
export function subjectOfAnswer(content: string, answer: ReadDreamResponse): ReadingSubject {
  const { language, symbols, translation, reading, beyond, isPremiumTranslation: isPremium } = answer;
  return { content, language, symbols, translation, reading: reading ?? null, isPremium, beyond };
}

/** The subject of a kept dream; null while it has no reading. */
export function subjectOfDream(dream: Dream): ReadingSubject | null {
  if (dream.translation === null && dream.reading === null) return null;
  return {
    content: dream.content,
    language: dream.language,
    symbols: dream.recognizedSymbols,
    translation: dream.translation ?? '',
    reading: dream.reading,
    isPremium: dream.isPremiumTranslation,
    night: new Date(dream.createdAt),
  };
}
