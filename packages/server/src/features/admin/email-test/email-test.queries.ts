import { and, desc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';

/** As many as the page shows. */
const listed = 20;

export type MailRow = Readonly<typeof outgoingMails.$inferSelect>;

export function createEmailTestQueries(handle: Handle) {
  return {
    listLast(): Promise<MailRow[]> {
      return handle.select().from(outgoingMails).orderBy(desc(outgoingMails.id)).limit(listed);
    },
    async findLast(userId: number, kind: string): Promise<MailRow | null> {
      const [row] = await handle
        .select()
        .from(outgoingMails)
        .where(and(eq(outgoingMails.userId, userId), eq(outgoingMails.kind, kind)))
        .orderBy(desc(outgoingMails.id))
        .limit(1);
      return row ?? null;
    },
  };
}
