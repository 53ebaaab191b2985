import type { DebugDreamRequest, ModelAnswerEvent } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { assertPlanned } from '../../journal/deepened-readings/find-plan.ts';
import { type WriteOptions, writeReading } from '../../journal/deepened-readings/write-reading.ts';
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
  const { dream } = await readInStages(context, member, request);
  const planned = assertPlanned(dream.plan, dream.reading);
  await rateLimits.deepeningsPerMember.take(String(member.id));
  const findMentions = (text: string) => engine.mentions({ member }, { text, language: dream.language });
  return show({ ai, ...planned, findMentions, signal });
}

async function* show(options: WriteOptions): AsyncGenerator<ModelAnswerEvent> {
  for await (const event of writeReading(options)) {
    if (event.type === 'raw') yield event;
    else if (event.type === 'verdict') {
      const { type, index, part, text, fault } = event;
      yield { type, index, text: `${part}: ${text}`, fault };
    } else {
      const { type, firstMs, ms, failure, status } = event;
      yield { type, firstMs, ms, failure, status };
    }
  }
}
