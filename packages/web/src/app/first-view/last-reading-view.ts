import type { Dream } from '@chitta/contract';
import type { AnswerOf } from './answer-of.ts';
import { hasUnsavedReading } from './has-unsaved-reading.ts';
import { readingPages } from './reading-pages.ts';

/** The first view of the last reading; null where the device holds another that is not saved. */
export async function view(answerOf: AnswerOf): Promise<HTMLElement | null> {
  const [isOther, { data }] = await Promise.all([
    hasUnsavedReading(),
    answerOf<{ readonly data: { readonly dream: Dream | null } }>('/api/dreams/latest-reading'),
  ]);
  return isOther || data.dream === null ? null : readingPages(data.dream);
}
