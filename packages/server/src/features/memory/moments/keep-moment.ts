import { type KeepMomentRequest, limits, type Moment } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { MomentRow } from '#server/db/tables/memory/memory-moments.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  findIdempotentResult,
  hashFile,
  hashRequest,
  type IdempotentRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { forgetMomentFiles } from './moment-files.ts';
import { assertMomentRoom } from './moment-room.ts';
import { momentValues } from './moment-values.ts';
import { presentMoment } from './moments.presenter.ts';
import { createMomentQueries } from './moments.queries.ts';
import { storeMomentPicture } from './store-moment-picture.ts';

type MomentContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'log' | 'config'>;

export interface KeepMomentOptions {
  readonly member: Member;
  readonly request: KeepMomentRequest;
  /** Where the picture that came with it lies. */
  readonly picture?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Keeps a moment under the next number of its day. A repetition under the same key gets the moment that the first one
 * made. Throws `requests.invalid`, `moments.empty`, `moments.too_many`, `moments.no_room`, what `storeMomentPicture`
 * throws, `requests.idempotency_key_reused`, and `moments.not_found` for a repetition whose moment was deleted since.
 */
export async function keepMoment(context: MomentContext, options: KeepMomentOptions): Promise<Moment> {
  const { member, request, picture } = options;
  const now = context.clock.now();
  const values = momentValues(request, member, now);
  assertThat(values.note !== '' || picture !== undefined, 'moments.empty');
  const claim = await claimOf(options, now);
  const before = claim && (await findIdempotentResult(context.db, claim));
  const row =
    before === undefined
      ? await addMoment(context, { ...options, claim, row: { ...values, createdAt: now } })
      : await createMomentQueries(context.db).find(member.id, before ?? '');
  assertThat(row, 'moments.not_found');
  return presentMoment(row);
}

/** The picture counts as part of the request. */
async function claimOf(
  { member, request, picture, idempotencyKey: key }: KeepMomentOptions,
  now: Date,
): Promise<IdempotentRequest | undefined> {
  if (key === undefined) return undefined;
  const file = picture === undefined ? null : await hashFile(picture);
  const requestHash = hashRequest({ ...request, picture: file });
  return { userId: member.id, endpoint: 'POST /api/memory/moments', key, requestHash, now };
}

type NewValues = Pick<MomentRow, 'note' | 'timestamp' | 'date' | 'createdAt'> & {
  readonly kind: KeepMomentRequest['kind'];
};

interface AddOptions extends KeepMomentOptions {
  readonly claim: IdempotentRequest | undefined;
  readonly row: NewValues;
}

/** The files are there before the row is; where none comes of it, they go again. */
async function addMoment(
  context: MomentContext,
  { member, picture, claim, row }: AddOptions,
): Promise<MomentRow | undefined> {
  if (picture !== undefined) await assertMomentRoom(context.db, context, { member, bytes: 1 });
  const stored = picture === undefined ? null : await storeMomentPicture(context, picture);
  const values = { ...row, ...stored, userId: member.id, id: createRandomId() };
  let kept: MomentRow | undefined;
  try {
    kept = await inTransaction(context.db, async (tx) => {
      const queries = createMomentQueries(tx);
      await queries.lockMember(member.id);
      const claimed = claim && (await claimIdempotencyKey(tx, claim));
      if (claimed && !claimed.isFirst) return queries.find(member.id, claimed.resourceName ?? '');
      if (stored) await assertMomentRoom(tx, context, { member, bytes: stored.imageBytes });
      if (claim) await saveIdempotentResult(tx, claim, values.id);
      return queries.insert({ ...values, momentNumber: await nextMomentNumber(tx, member.id, row.date) });
    });
  } finally {
    // Neither of a failure nor of a repetition that came at the same time is anything left.
    if (kept?.id !== values.id) await forgetMomentFiles(context, stored?.imageData ?? null);
  }
  return kept;
}

/** The number of the next moment of a day, for who has locked the member. Throws `moments.too_many`. */
export async function nextMomentNumber(tx: Transaction, userId: number, date: string): Promise<number> {
  const { count, last } = await createMomentQueries(tx).countDay(userId, date);
  assertThat(count < limits.moment.perDay, 'moments.too_many');
  return last + 1;
}
