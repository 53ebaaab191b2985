import type { Language } from '@chitta/contract';
import type { WordPlace } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import { createMissingQueries } from './missing.queries.ts';

export interface MissingWordsReport {
  readonly userId: number;
  readonly language: Language;
  /** Words of one dream that the dictionary lacks, each once. */
  readonly words: readonly string[];
  /** Where they stand, by the kinds of the words beside them; counted with dreams that are kept. */
  readonly places: readonly WordPlace[];
  /** Whether the dream has come into a journal with them: only such dreams are counted, each once. */
  readonly isKept: boolean;
}

/**
 * Notes words that a dream uses and the dictionary lacks. A dream that is read is not counted: it may be read several
 * times before it is kept, or never be kept. Only the words are kept, and the kinds of the words beside them. That they could not be counted is
 * no reason to fail what the member has asked for.
 */
export async function reportMissingWords(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  report: MissingWordsReport,
): Promise<void> {
  try {
    await createMissingQueries(db).noteWords({ ...report, now: clock.now() });
  } catch (error) {
    log.warn({ err: error }, 'missing words were not noted');
  }
}
