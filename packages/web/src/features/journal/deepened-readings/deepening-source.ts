import type { DeepenReadingRequest, ReadDreamResponse } from '@chitta/contract';
import { givenReading } from '#web/lib/api/given-reading.ts';

/** What is asked of the model, and for which reading. */
export interface DeepeningSource {
  readonly request: DeepenReadingRequest;
  /** Begins by itself; otherwise the member asks for it. */
  readonly isAutomatic: boolean;
}

/** A reading that has just been made. */
export function sourceOfAnswer(
  content: string,
  answer: Pick<ReadDreamResponse, 'language' | 'reading' | 'level' | 'signature'>,
): DeepeningSource {
  const { language } = answer;
  const given = givenReading(answer);
  return { request: { content, language, ...(given && { given }) }, isAutomatic: true };
}

/** The reading of a dream in the journal. Looking at it again sends it nowhere. */
export function sourceOfDream({ id }: { readonly id: number }): DeepeningSource {
  return { request: { dreamId: id }, isAutomatic: false };
}
