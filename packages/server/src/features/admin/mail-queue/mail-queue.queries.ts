import type { MailState } from '@chitta/contract/limits';
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  min,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';

export type MailRow = Readonly<typeof outgoingMails.$inferSelect>;

/** Ends that are no failures: nobody needed the mail any more, or an administrator gave it up. */
const quietEnds = ['not_needed', 'discarded'];

const isIn: Readonly<Record<MailState, SQL | undefined>> = {
  waiting: and(isNull(outgoingMails.sentAt), isNull(outgoingMails.failedAt)),
  failed: and(isNotNull(outgoingMails.failedAt), notInArray(outgoingMails.failure, quietEnds)),
  sent: isNotNull(outgoingMails.sentAt),
  dropped: and(isNotNull(outgoingMails.failedAt), inArray(outgoingMails.failure, quietEnds)),
};

/** Tried once more from the beginning, at once. */
const again = (now: Date) => ({ failedAt: null, failure: null, attempts: 0, dueAt: now });

export function createMailQueueQueries(handle: Handle) {
  return {
    /** Newest first, before this one. */
    list: (state: MailState | undefined, before: number | null, most: number): Promise<MailRow[]> =>
      handle
        .select()
        .from(outgoingMails)
        .where(and(state && isIn[state], before === null ? undefined : lt(outgoingMails.id, before)))
        .orderBy(desc(outgoingMails.id))
        .limit(most),

    async count(): Promise<Record<MailState, number> & { readonly oldest: Date | null }> {
      const of = (state: MailState) => sql<number>`count(*) FILTER (WHERE ${isIn[state]})::integer`;
      const [row] = await handle
        .select({ waiting: of('waiting'), failed: of('failed'), sent: of('sent'), dropped: of('dropped') })
        .from(outgoingMails);
      const [oldest] = await handle
        .select({ at: min(outgoingMails.createdAt), mails: count() })
        .from(outgoingMails)
        .where(isIn.waiting);
      return { ...(row ?? { waiting: 0, failed: 0, sent: 0, dropped: 0 }), oldest: oldest?.at ?? null };
    },

    async lock(id: number): Promise<MailRow | undefined> {
      const [row] = await handle.select().from(outgoingMails).where(eq(outgoingMails.id, id)).for('update');
      return row;
    },

    async retry(id: number, now: Date): Promise<MailRow | undefined> {
      const [row] = await handle
        .update(outgoingMails)
        .set(again(now))
        .where(and(eq(outgoingMails.id, id), isIn.failed))
        .returning();
      return row;
    },

    async retryAll(now: Date): Promise<number> {
      const { rowCount } = await handle.update(outgoingMails).set(again(now)).where(isIn.failed);
      return rowCount ?? 0;
    },

    /** Never tried again; nothing of its text is kept any longer. */
    async discard(id: number, now: Date): Promise<MailRow | undefined> {
      const [row] = await handle
        .update(outgoingMails)
        .set({ failedAt: now, failure: 'discarded', params: {} })
        .where(and(eq(outgoingMails.id, id), sql`(${isIn.waiting} OR ${isIn.failed})`))
        .returning();
      return row;
    },
  };
}
