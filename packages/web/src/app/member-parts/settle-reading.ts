import type { SessionUser } from '@chitta/contract';
import { isComposedOnDevice } from '#web/features/journal/device-readings/device-answer.ts';
import { draftRequest, freshReading } from '#web/features/journal/dreams/drafts/draft-request.ts';
import { answerWithin } from '#web/features/journal/dreams/outbox/answer-within.ts';
import type { WaitingDream } from '#web/features/journal/dreams/outbox/outbox-entry.ts';
import { hadNoAnswer } from '#web/features/journal/dreams/outbox/sort-failure.ts';
import { readDream, withAllowance } from '#web/features/journal/readings/readings.api.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

interface Settled {
  readonly work: WaitingDream;
  /** The member after the count; null where nothing was counted. */
  readonly counted: SessionUser | null;
}

/**
 * Lets the server count a reading that was composed on this device, once by its key, and takes its own instead. Where
 * it refuses, the reading of the device stays. Rejects where the server cannot be reached: the dream waits on.
 */
export async function settleReading(user: SessionUser, work: WaitingDream): Promise<Settled> {
  const reading = freshReading(work.draft);
  if (!reading || !isComposedOnDevice(reading.answer)) return { work, counted: null };
  const { content } = reading;
  try {
    const answer = await readDream(
      { content, user, language: currentLanguage(), key: reading.answer.key },
      AbortSignal.timeout(answerWithin),
    );
    const draft = { ...work.draft, reading: { content, answer } };
    const body = { ...draftRequest(draft), keptAt: work.body.keptAt };
    return { work: { kind: 'dream', draft, body }, counted: withAllowance(user, answer.allowance) };
  } catch (error) {
    if (hadNoAnswer(error)) throw error;
    return { work, counted: null };
  }
}
