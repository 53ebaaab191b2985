import type { DebugDreamRequest, ModelAnswerEvent } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { askAboutReading } from '../../journal/deepened-readings/ask-about-reading.ts';
import { assertDeepenable } from '../../journal/deepened-readings/find-own-reading.ts';
import { readInStages } from './read-in-stages.ts';

export interface ShowModelAnswerOptions {
  readonly member: Pick<Member, 'id'>;
  readonly request: DebugDreamRequest;
  readonly signal: AbortSignal;
}

/**
 * Asks the model about a dream that an admin has pasted and shows its raw answer, with the verdict on each sentence.
 * Nothing is stored. Throws `deepened_readings.no_model`, `deepened_readings.nothing_to_deepen`, `translations.*` and
 * `requests.too_many`.
 */
export async function showModelAnswer(
  context: AppContext,
  { member, request, signal }: ShowModelAnswerOptions,
): Promise<AsyncIterable<ModelAnswerEvent>> {
  const { ai, engine, rateLimits } = context;
  assertThat(ai !== null, 'deepened_readings.no_model');
  const { own } = await readInStages(context, member, request);
  assertDeepenable(own);
  await rateLimits.deepeningsPerMember.take(String(member.id));
  const findMentions = (text: string) => engine.mentions({ member }, { text, language: own.language });
  return askAboutReading({ ai, own, findMentions, signal });
}
