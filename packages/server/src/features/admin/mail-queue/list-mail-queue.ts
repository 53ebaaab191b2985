import type { ListQueuedMailsQuery, QueuedMailPage } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { presentQueuedMail } from './mail-queue.presenter.ts';
import { createMailQueueQueries } from './mail-queue.queries.ts';

/** The number of the last mail of a page. */
const cursorOf = z.tuple([z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)]);

/** One page of mails, and how many there are of each state. Throws `requests.invalid` for a cursor that is none. */
export async function listMailQueue(
  { db }: Pick<AppContext, 'db'>,
  { state, cursor, limit }: ListQueuedMailsQuery,
): Promise<QueuedMailPage> {
  const queries = createMailQueueQueries(db);
  const before = cursor === undefined ? null : decodeCursor(cursor, cursorOf)[0];
  const rows = await queries.list(state, before, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const { oldest, ...counts } = await queries.count();
  return {
    items: rows.slice(0, limit).map(presentQueuedMail),
    nextCursor: last ? encodeCursor([last.id]) : null,
    counts,
    oldestWaitingAt: oldest?.toISOString() ?? null,
  };
}
