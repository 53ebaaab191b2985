import type { WrittenAnswerEvent } from '@chitta/contract';
import { assembleAnswer, type DreamPlan } from '@chitta/interpretation/written';
import type { AppContext } from '#server/context.ts';
import type { ConsultationRow } from '#server/db/tables/oracle/oracle-consultations.ts';
import { hasModelConsent } from '#server/features/journal/reading-settings/has-model-consent.ts';
import { readReadingSettings } from '#server/features/journal/reading-settings/read-reading-settings.ts';
import type { LanguageModel } from '#server/platform/ai/language-model.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { followWriting } from '../../journal/deepened-readings/follow-writing.ts';
import { keepWritten } from '../consultations/keep-written.ts';
import { ownConsultation } from '../consultations/own-consultation.ts';
import { planWritten } from './plan-written.ts';

export interface WriteAnswerOptions {
  readonly member: Member;
  readonly id: string;
  readonly signal: AbortSignal;
}

/**
 * Lets the operator's model write thought and question of an answer, by the plan of ours and under the checks of readings,
 * and keeps what passes beside ours. Nothing is sent without the member's consent as it stands at this moment. Throws
 * `oracle.not_found`, `deepened_readings.no_model`, `deepened_readings.no_consent`, `oracle.nothing_to_write` and
 * `requests.too_many` before the first event; what goes wrong later is the event `failed`.
 */
export async function writeAnswer(
  context: AppContext,
  { member, id, signal }: WriteAnswerOptions,
): Promise<AsyncIterable<WrittenAnswerEvent>> {
  const { ai, db, rateLimits } = context;
  const row = await ownConsultation(db, member.id, id);
  assertThat(ai !== null, 'deepened_readings.no_model');
  const settings = await readReadingSettings({ db }, member);
  assertThat(hasModelConsent(settings, context), 'deepened_readings.no_consent');
  await rateLimits.deepeningsPerMember.take(String(member.id));
  const plan = await planWritten(context, member, row);
  return tell(context, { ai, row, plan, signal });
}

interface Telling {
  readonly ai: LanguageModel;
  readonly row: ConsultationRow;
  readonly plan: DreamPlan;
  readonly signal: AbortSignal;
}

async function* tell(
  context: AppContext,
  { ai, row, plan, signal }: Telling,
): AsyncGenerator<WrittenAnswerEvent> {
  const { log, engine, clock } = context;
  const model = { name: ai.name, host: ai.host };
  yield { type: 'start', model };
  const member = { id: row.userId };
  const findMentions = (text: string) => engine.mentions({ member }, { text, language: plan.language });
  let sentences = 0;
  for await (const event of followWriting({ ai, plan, findMentions, signal })) {
    if (event.type === 'verdict' && event.fault === null) {
      sentences += 1;
      yield { type: 'progress', sentences };
    }
    if (event.type !== 'end') continue;
    const { accepted, dropped, failure, status } = event;
    if (accepted === null) {
      const reason = failure ?? 'unusable';
      if (reason !== 'stopped') log.warn({ part: 'ai', reason, status }, 'an answer was not written');
      yield { type: 'failed', reason };
      continue;
    }
    const written = {
      sentences: assembleAnswer(plan, accepted, row.oracleResponse.sentences),
      writtenBy: model,
      writtenAt: clock.now().toISOString(),
    };
    // It may have been deleted meanwhile.
    yield (await keepWritten(context, { userId: row.userId, id: row.id, written }))
      ? { type: 'end', written, dropped }
      : { type: 'failed', reason: 'stopped' };
  }
}
