import type { Language, PracticeEntry, PracticeOfLanguage } from '../../src/types.ts';

/** The practices in one language, in the order in which they are written. */
export function compilePractices(
  practices: readonly PracticeEntry[],
  language: Language,
): PracticeOfLanguage[] {
  return practices.map(({ en, es, ...head }) => ({ ...head, ...{ en, es }[language] }));
}
