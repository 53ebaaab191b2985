import type { Language } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { createMissingQueries } from './missing.queries.ts';

export interface MissingWordsReport {
  readonly userId: number;
  readonly language: Language;
  /** Words of one dream that the dictionary lacks, each once. */
  readonly words: readonly string[];
}

/**
 * Counts words that a dream uses and the dictionary lacks. Only the words are kept. That they could not be counted is
 * no reason to fail what the member has asked for.
 */
export async function reportMissingWords(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  report: MissingWordsReport,
): Promise<void> {
  try {
    await createMissingQueries(db).countWords({ ...report, now: clock.now() });
  } catch (error) {
    log.warn({ err: error }, 'missing words were not counted');
  }
}
