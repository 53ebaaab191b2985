import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { announcements, userAnnouncementReads } from '#server/db/tables/messaging/announcements.ts';

export type NewAnnouncement = typeof announcements.$inferInsert;

/** Columns that a change may set. */
export type AnnouncementChange = Partial<Omit<NewAnnouncement, 'createdBy' | 'createdAt' | 'version'>>;

const readsOf = sql<number>`(SELECT count(*)::integer FROM ${userAnnouncementReads}
  WHERE ${userAnnouncementReads.announcementId} = ${announcements.id})`;

export function createAnnouncementsAdminQueries(handle: Handle) {
  const select = () =>
    handle
      .select({ row: getTableColumns(announcements), createdBy: users.username, reads: readsOf })
      .from(announcements)
      .leftJoin(users, eq(users.id, announcements.createdBy));
  return {
    list: (before: number | undefined, limit: number) =>
      select()
        .where(before === undefined ? undefined : lt(announcements.id, before))
        .orderBy(desc(announcements.id))
        .limit(limit),

    async find(id: number) {
      const [found] = await select().where(eq(announcements.id, id));
      return found;
    },

    /** The row as it stands, which nobody changes before the transaction ends. */
    async lock(id: number) {
      const [row] = await handle.select().from(announcements).where(eq(announcements.id, id)).for('update');
      return row;
    },

    async insert(values: NewAnnouncement): Promise<number | undefined> {
      const [row] = await handle.insert(announcements).values(values).returning({ id: announcements.id });
      return row?.id;
    },

    async update(id: number, values: AnnouncementChange): Promise<void> {
      await handle
        .update(announcements)
        .set({ ...values, version: sql`${announcements.version} + 1` })
        .where(and(eq(announcements.id, id)));
    },
  };
}
