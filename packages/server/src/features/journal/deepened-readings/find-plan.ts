import { type DeepenReadingRequest, limits, type Reading } from '@chitta/contract';
import type { ReadingLevel } from '@chitta/interpretation';
import type { DreamPlan } from '@chitta/interpretation/written';
import type { AppContext } from '#server/context.ts';
import type { MarkTask } from '#server/platform/engine/engine-task.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { findDream } from '../dreams/find-dream.ts';
import { contextFor } from '../readings/reading-context.ts';
import { readingLevel } from '../readings/reading-level.ts';
import { isOwnReading } from '../readings/sign-reading.ts';

/** Our own reading of a dream, with what another one is to be about. */
export interface PlannedReading {
  readonly own: Reading;
  readonly plan: DreamPlan;
}

/**
 * What the model is to write a reading of: a dream read anew, as it was read for the member, or one that is kept with its
 * reading. Throws `translations.*`, `dreams.not_found` and `deepened_readings.nothing_to_deepen`: dreams that may speak of
 * real harm are sent nowhere, and where nothing was recognised there is nothing to write about.
 */
export async function findPlan(
  context: AppContext,
  member: Member,
  request: DeepenReadingRequest,
): Promise<PlannedReading> {
  const { engine } = context;
  const level = levelOf(context, member, request);
  const source = await openSymbols(context, member.id);
  const personal = source.personal.entries;
  if (request.dreamId !== undefined) {
    const kept = await findDream(context, { member, id: request.dreamId });
    const { content, language, reading: own } = kept;
    if (own === null) throw new AppError('deepened_readings.nothing_to_deepen');
    const plan = await engine.plan({ member }, { content, fallback: language, personal, level, own });
    return assertPlanned(plan, own);
  }
  const { content = '', language, given } = request;
  assertReadable(content);
  const dream = { content, fallback: language, personal };
  const isOwn = given && (await isOwnReading(context, { member, content }, given));
  const own = isOwn ? given.reading : await readAnew(context, member, { dream, level });
  return assertPlanned(await engine.plan({ member }, { ...dream, level, own }), own);
}

function levelOf(
  { clock }: AppContext,
  member: Member,
  { isUltraSimplified }: DeepenReadingRequest,
): ReadingLevel {
  return readingLevel(isPremiumMember(member, clock.now()), isUltraSimplified ?? false);
}

async function readAnew(
  context: AppContext,
  member: Member,
  { dream, level }: { readonly dream: MarkTask; readonly level: ReadingLevel },
): Promise<Reading> {
  const { clock, engine } = context;
  const marks = await engine.mark({ member }, dream);
  const known = await contextFor(context, member, marks, clock.now());
  const [read] = await engine.read({ member }, { ...dream, context: known, levels: [level] });
  invariant(read, 'there is a reading for each level');
  return read.reading;
}

/** Throws `deepened_readings.nothing_to_deepen`. */
export function assertPlanned(plan: DreamPlan | null, own: Reading): PlannedReading {
  if (plan === null || own.care !== undefined) throw new AppError('deepened_readings.nothing_to_deepen');
  return { plan, own };
}

/** Length as `POST /api/translate-dream` counts it. Throws `translations.*`. */
export function assertReadable(content: string): void {
  const { length } = content.trim();
  assertThat(length > 0, 'translations.empty');
  assertThat(length >= limits.dreamText.min, 'translations.too_short');
  assertThat(length <= limits.dreamText.max, 'translations.too_long');
}
