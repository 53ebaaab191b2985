import type { DebugDreamRequest, ReadingTrace } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { ModelQuestion } from '#server/platform/ai/language-model.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { assertDeepenable, type OwnReading } from '../../journal/deepened-readings/find-own-reading.ts';
import { writeQuestion } from '../../journal/deepened-readings/write-question.ts';
import { readInStages } from './read-in-stages.ts';

/** Shows how a dream is read. Nothing of it is stored, logged or sent anywhere. Throws `translations.*`. */
export async function traceReading(
  context: AppContext,
  member: Pick<Member, 'id'>,
  request: DebugDreamRequest,
): Promise<ReadingTrace> {
  const { ai } = context;
  const { dream, own, stages } = await readInStages(context, member, request);
  return {
    language: dream.language,
    isLanguageCertain: dream.isLanguageCertain,
    stages,
    words: own.content.match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    mentions: dream.mentions.map((mention) => ({ ...mention, kind: mention.kind ?? 'symbol' })),
    unknown: [...dream.unknown],
    reading: own.reading,
    model: ai && { name: ai.name, host: ai.host },
    question: ai && questionAbout(own),
  };
}

/** Null for a reading that would be left in our own words. */
function questionAbout(own: OwnReading): ModelQuestion | null {
  try {
    return writeQuestion(assertDeepenable(own));
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
