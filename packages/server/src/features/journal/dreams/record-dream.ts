import type { Dream, RecordDreamRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Marks } from '#server/platform/engine/engine-task.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  hashRequest,
  type IdempotentRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { reportMissingWords } from '../../symbols/dictionary/missing/report-missing-words.ts';
import { openSymbols, type SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { assertNotEmpty, assertSymbolList, markDream, titleOf } from './dream-fields.ts';
import { createDreamQueries } from './dreams.queries.ts';
import { givenFields, ownReadingOf, unsignedFields } from './given-reading.ts';
import { inJournal } from './journal/in-journal.ts';
import { type DreamValues, insertDream } from './journal/insert-dream.ts';
import { momentOfNight, nightAt } from './nights/moment-of-night.ts';
import { showDream } from './show-dream.ts';

export interface RecordDreamOptions {
  readonly member: Member;
  readonly request: RecordDreamRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Keeps a dream. A repetition under the same idempotency key gets the dream that the first one made.
 * Throws `dreams.empty`, `requests.invalid` (also for a night that has not come), `requests.idempotency_key_reused`, and `dreams.not_found` for a
 * repetition whose dream has been deleted since.
 */
export async function recordDream(
  context: AppContext,
  { member, request, idempotencyKey }: RecordDreamOptions,
): Promise<Dream> {
  const source = await openSymbols(context, member.id);
  const times = timesOf(member, request, context.clock.now());
  const { values, marks } = await dreamFrom(context, { source, member, request, at: times.createdAt });
  const { dream, isNew } = await inJournal(context, member.id, async (tx) => {
    const claim =
      idempotencyKey === undefined ? undefined : claimFor(context, member, request, idempotencyKey);
    return claim === undefined
      ? { dream: await insertDream(tx, values, times), isNew: true }
      : insertDreamOnce(tx, values, { claim, times });
  });
  assertThat(dream, 'dreams.not_found');
  if (isNew) {
    const { missing: words, missingPlaces: places } = marks;
    const report = { userId: member.id, language: dream.language, words, places, isKept: true };
    await reportMissingWords(context, report);
  }
  return showDream(context, { member, row: dream, source });
}

function claimFor(
  { clock }: AppContext,
  member: Member,
  request: RecordDreamRequest,
  key: string,
): IdempotentRequest {
  return {
    userId: member.id,
    endpoint: 'POST /api/dreams',
    key,
    // The same dream is the same request, whether it was sent at once or had to wait, signed or not.
    requestHash: hashRequest({ ...request, keptAt: undefined, given: undefined }),
    now: clock.now(),
  };
}

interface OnceOptions {
  readonly claim: IdempotentRequest;
  readonly times: DreamTimes;
}

async function insertDreamOnce(tx: Transaction, values: DreamValues, { claim, times }: OnceOptions) {
  const { isFirst, resourceId } = await claimIdempotencyKey(tx, claim);
  if (!isFirst)
    return { dream: await createDreamQueries(tx).findDream(claim.userId, resourceId ?? 0), isNew: false };
  const dream = await insertDream(tx, values, times);
  await saveIdempotentResult(tx, claim, dream.id);
  return { dream, isNew: true };
}

interface DreamTimes {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/**
 * A dream is of the night that its dreamer names, else of the time at which it was kept, also where it had to wait on a
 * device; clocks of devices may be wrong.
 */
function timesOf(member: Member, { keptAt, night }: RecordDreamRequest, now: Date): DreamTimes {
  const said = keptAt === undefined ? now : new Date(keptAt);
  const kept = said >= member.createdAt && said <= now ? said : now;
  const isOfThatNight = night === undefined || night === nightAt(kept, member.timezone);
  return { createdAt: isOfThatNight ? kept : momentOfNight(night, { ...member, now }), updatedAt: now };
}

interface NewDreamParts {
  readonly values: DreamValues;
  readonly marks: Marks;
}

interface DreamFromOptions extends Pick<RecordDreamOptions, 'member' | 'request'> {
  readonly source: SymbolSource;
  /** When it was kept. */
  readonly at: Date;
}

async function dreamFrom(
  context: AppContext,
  { source, member, request, at }: DreamFromOptions,
): Promise<NewDreamParts> {
  const { content, category } = request;
  assertNotEmpty(content);
  assertSymbolList(request.recognizedSymbols);
  const given = await ownReadingOf(context, member, request);
  const fallback = given?.reading.language ?? request.language;
  const { marks, fields } = await markDream(context, { member, source, content, fallback });
  const values = {
    ...fields,
    ...(given
      ? givenFields(context, given)
      : await unsignedFields(context, member, { ...request, source, marks, at })),
    userId: member.id,
    title: titleOf(request.title, content),
    category: category ?? null,
    tags: [...new Set(request.tags ?? [])],
    feelings: request.feelings ?? [],
  };
  return { values, marks };
}
