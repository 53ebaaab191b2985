import type { DeepenedReadingEvent, DeepenReadingRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { LanguageModel } from '#server/platform/ai/language-model.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { hasModelConsent } from '../reading-settings/has-model-consent.ts';
import { readReadingSettings } from '../reading-settings/read-reading-settings.ts';
import { askAboutReading } from './ask-about-reading.ts';
import { findOwnReading, type OwnReading } from './find-own-reading.ts';

export interface DeepenReadingOptions {
  readonly member: Member;
  readonly request: DeepenReadingRequest;
  readonly signal: AbortSignal;
}

/**
 * Lets the operator's model reword a reading, sentence by sentence. Nothing is stored, and nothing is sent without the
 * member's consent as it stands at this moment. Throws `deepened_readings.*`, `translations.*`, `dreams.not_found`
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
  const own = await findOwnReading(context, member, request);
  await rateLimits.deepeningsPerMember.take(String(member.id));
  return tell(context, { ai, own, member, signal });
}

interface Telling {
  readonly ai: LanguageModel;
  readonly own: OwnReading;
  readonly member: Pick<Member, 'id'>;
  readonly signal: AbortSignal;
}

async function* tell(
  { log, engine }: AppContext,
  { ai, own, member, signal }: Telling,
): AsyncGenerator<DeepenedReadingEvent> {
  yield { type: 'start', model: { name: ai.name, host: ai.host }, reading: own.reading };
  const findMentions = (text: string) => engine.mentions({ member }, { text, language: own.language });
  let deepened = 0;
  for await (const event of askAboutReading({ ai, own, findMentions, signal })) {
    if (event.type === 'verdict' && event.fault === null) {
      deepened += 1;
      yield { type: 'sentence', index: event.index, text: event.text };
    }
    if (event.type !== 'end') continue;
    const { failure, status } = event;
    if (failure === null) yield { type: 'end', deepened, own: own.reading.sentences.length - deepened };
    else {
      if (failure !== 'stopped')
        log.warn({ part: 'ai', reason: failure, status }, 'a reading was not deepened');
      yield { type: 'failed', reason: failure };
    }
  }
}
