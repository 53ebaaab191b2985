import type { Dream, RecordDreamRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { NewDream } from '#server/db/tables/dreams.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/app-error.ts';
import {
  claimIdempotencyKey,
  hashRequest,
  type IdempotentRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency.ts';
import { invariant } from '#server/platform/invariant.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { countFacets } from './counters/facets.queries.ts';
import { createShardQueries } from './counters/shards.queries.ts';
import { assertNotEmpty, assertSymbolList, findReading, markDream, titleOf } from './dream-fields.ts';
import { presentDream } from './dreams.presenter.ts';
import { createDreamQueries, lockJournal } from './dreams.queries.ts';

export interface RecordDreamOptions {
  readonly member: Member;
  readonly request: RecordDreamRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Keeps a dream. A repetition under the same idempotency key gets the dream that the first one made.
 * Throws `dreams.empty`, `requests.invalid`, `requests.idempotency_key_reused`, and `dreams.not_found` for a
 * repetition whose dream has been deleted since.
 */
export async function recordDream(
  context: AppContext,
  { member, request, idempotencyKey }: RecordDreamOptions,
): Promise<Dream> {
  const { clock, db, dictionary } = context;
  const now = clock.now();
  const values = dreamFrom(context, member, request);
  const dream = await inTransaction(db, async (tx) => {
    await lockJournal(tx, member.id);
    if (idempotencyKey === undefined) return insertDream(tx, values, now);
    const claim: IdempotentRequest = {
      userId: member.id,
      endpoint: 'POST /api/dreams',
      key: idempotencyKey,
      requestHash: hashRequest(request),
      now,
    };
    const { isFirst, resourceId } = await claimIdempotencyKey(tx, claim);
    if (!isFirst) return createDreamQueries(tx).findDream(member.id, resourceId ?? 0);
    const recorded = await insertDream(tx, values, now);
    await saveIdempotentResult(tx, claim, recorded.id);
    return recorded;
  });
  assertThat(dream, 'dreams.not_found');
  return presentDream(dream, dictionary);
}

type DreamValues = Omit<NewDream, 'shard' | 'createdAt' | 'updatedAt'>;

function dreamFrom(context: AppContext, member: Member, request: RecordDreamRequest): DreamValues {
  const { content, category } = request;
  assertNotEmpty(content);
  assertSymbolList(request.recognizedSymbols);
  const isPremium = isPremiumMember(member);
  const translation = request.translation || null;
  const { dream, fields } = markDream(context, content, request.language);
  return {
    ...fields,
    ...(translation === null ? {} : findReading(context, dream, { translation, isPremium })),
    userId: member.id,
    title: titleOf(request.title, content),
    translation,
    isPremiumTranslation: isPremium && request.isPremiumTranslation === true,
    category: category ?? null,
    tags: [...new Set(request.tags ?? [])],
  };
}

async function insertDream(tx: Transaction, values: DreamValues, now: Date) {
  const shard = await createShardQueries(tx).takePlace(values.userId, now);
  const dream = await createDreamQueries(tx).insertDream({
    ...values,
    shard,
    createdAt: now,
    updatedAt: now,
  });
  invariant(dream, 'an insert returns its row');
  await countFacets(tx, dream.userId, { after: dream });
  return dream;
}
