import { type ExportedNotification, exportedNotification } from '@chitta/contract';
import type { ExportSection } from '../export-section.ts';
import { createNotificationExportQueries } from './notifications.queries.ts';

/** What the member was told of, and which announcements they have read. */
export const notificationsSection: ExportSection = {
  name: 'notifications',
  tables: ['notifications', 'user_announcement_reads'],
  item: exportedNotification,
  count: ({ db }, userId) => createNotificationExportQueries(db).count(userId),
  estimateBytes: async ({ db }, userId) => 150 * (await createNotificationExportQueries(db).count(userId)),
  async write({ context, member }, files) {
    const queries = createNotificationExportQueries(context.db);
    const kept = (await queries.list(member.id)).map(
      ({ createdAt, readAt, ...row }): ExportedNotification => ({
        ...row,
        createdAt: createdAt.toISOString(),
        readAt: readAt?.toISOString() ?? null,
      }),
    );
    const read = (await queries.listRead(member.id)).map(
      ({ title, actionUrl: path, startsAt, readAt }): ExportedNotification => ({
        kind: 'announcement',
        params: { title },
        path,
        createdAt: startsAt.toISOString(),
        readAt: readAt.toISOString(),
      }),
    );
    await files.addItems('notifications', [...kept, ...read]);
  },
};
