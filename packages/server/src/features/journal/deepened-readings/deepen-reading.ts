import type { DeepenedReadingEvent, DeepenReadingRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { LanguageModel } from '#server/platform/ai/language-model.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { hasModelConsent } from '../reading-settings/has-model-consent.ts';
import { readReadingSettings } from '../reading-settings/read-reading-settings.ts';
import { findPlan, type PlannedReading } from './find-plan.ts';
import { writeReading } from './write-reading.ts';

export interface DeepenReadingOptions {
  readonly member: Member;
  readonly request: DeepenReadingRequest;
  readonly signal: AbortSignal;
}

/**
 * Lets the operator's model write a reading from what was found in the dream. Nothing is stored, and nothing is sent without
 * the member's consent as it stands at this moment. Throws `deepened_readings.*`, `translations.*`, `dreams.not_found`
 * and `requests.too_many` before the first event; what goes wrong later is the event `failed`.
 */
export async function deepenReading(
  context: AppContext,
  { member, request, signal }: DeepenReadingOptions,
): Promise<AsyncIterable<DeepenedReadingEvent>> {
  const { ai, db, rateLimits } = context;
  assertThat(ai !== null, 'deepened_readings.no_model');
  const settings = await readReadingSettings({ db }, member);
  assertThat(hasModelConsent(settings, context), 'deepened_readings.no_consent');
  const planned = await findPlan(context, member, request);
  await rateLimits.deepeningsPerMember.take(String(member.id));
  return tell(context, { ai, planned, member, signal });
}

interface Telling {
  readonly ai: LanguageModel;
  readonly planned: PlannedReading;
  readonly member: Pick<Member, 'id'>;
  readonly signal: AbortSignal;
}

async function* tell(
  { log, engine }: AppContext,
  { ai, planned: { plan, own }, member, signal }: Telling,
): AsyncGenerator<DeepenedReadingEvent> {
  yield { type: 'start', model: { name: ai.name, host: ai.host }, reading: own };
  const findMentions = (text: string) => engine.mentions({ member }, { text, language: plan.language });
  let sentences = 0;
  for await (const event of writeReading({ ai, plan, own, findMentions, signal })) {
    if (event.type === 'verdict' && event.fault === null) {
      sentences += 1;
      yield { type: 'progress', sentences };
    }
    if (event.type !== 'end') continue;
    const { reading, dropped, failure, status } = event;
    if (reading !== null) yield { type: 'end', reading, dropped };
    else {
      const reason = failure ?? 'unusable';
      if (reason !== 'stopped') log.warn({ part: 'ai', reason, status }, 'a reading was not deepened');
      yield { type: 'failed', reason };
    }
  }
}
