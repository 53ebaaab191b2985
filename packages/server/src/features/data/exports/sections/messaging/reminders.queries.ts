import { asc, eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { reminderSettings } from '#server/db/tables/messaging/reminder-settings.ts';
import { reminders } from '#server/db/tables/messaging/reminders.ts';

export function createReminderExportQueries(handle: Handle) {
  const isOwn = (userId: number) => eq(reminders.userId, userId);
  return {
    count: async (userId: number): Promise<number> =>
      (await handle.$count(reminders, isOwn(userId))) +
      (await handle.$count(reminderSettings, eq(reminderSettings.userId, userId))),

    async findSettings(userId: number) {
      const [row] = await handle.select().from(reminderSettings).where(eq(reminderSettings.userId, userId));
      return row;
    },

    /** Oldest first. */
    list: (userId: number) =>
      handle
        .select()
        .from(reminders)
        .where(isOwn(userId))
        .orderBy(asc(reminders.localDate), asc(reminders.kind)),
  };
}
