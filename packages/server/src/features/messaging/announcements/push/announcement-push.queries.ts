import { and, asc, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type AnnouncementRow, announcements } from '#server/db/tables/messaging/announcements.ts';

/** Those that hold, are meant for devices too, and have not reached everybody. */
const isDue = (now: Date) =>
  and(
    announcements.isActive,
    announcements.alsoPush,
    isNull(announcements.pushedAt),
    lte(announcements.startsAt, now),
    or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now)),
  );

export function createAnnouncementPushQueries(handle: Handle) {
  return {
    async listDue(now: Date): Promise<number[]> {
      const rows = await handle
        .select({ id: announcements.id })
        .from(announcements)
        .where(isDue(now))
        .orderBy(asc(announcements.startsAt));
      return rows.map(({ id }) => id);
    },

    /** One of them, which nobody else changes before the transaction ends; none where another node is at it. */
    async claim(id: number, now: Date): Promise<AnnouncementRow | undefined> {
      const [row] = await handle
        .select()
        .from(announcements)
        .where(and(eq(announcements.id, id), isDue(now)))
        .for('update', { skipLocked: true });
      return row;
    },

    /** How far it has come. No change that an administrator would have to see. */
    async keepPlace(id: number, place: Pick<AnnouncementRow, 'pushedThrough' | 'pushedAt'>): Promise<void> {
      await handle.update(announcements).set(place).where(eq(announcements.id, id));
    },
  };
}
