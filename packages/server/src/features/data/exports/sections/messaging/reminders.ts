import { type ExportedReminders, exportedReminders } from '@chitta/contract';
import { clockTime } from '@chitta/contract/quiet-hours';
import type { ExportSection } from '../../export-section.ts';
import { createReminderExportQueries } from './reminders.queries.ts';

/** How the member is reminded, and what became of the last ones. Plans are worked out from it. */
export const remindersSection: ExportSection = {
  name: 'reminders',
  tables: ['reminder_settings', 'reminder_plans', 'reminders'],
  item: exportedReminders,
  count: ({ db }, userId) => createReminderExportQueries(db).count(userId),
  estimateBytes: async ({ db }, userId) => 180 * (await createReminderExportQueries(db).count(userId)),
  async write({ context, member }, files) {
    const queries = createReminderExportQueries(context.db);
    const settings = await queries.findSettings(member.id);
    const rows = await queries.list(member.id);
    if (settings === undefined && rows.length === 0) return files.addItems('reminders', []);
    const { quietFrom = null, quietTo = null } = settings ?? {};
    const item: ExportedReminders = {
      quietHours:
        quietFrom === null || quietTo === null
          ? null
          : { from: clockTime(quietFrom), to: clockTime(quietTo) },
      push: settings?.pushKinds ?? [],
      mail: settings?.mailKinds ?? [],
      mailStoppedAt: settings?.mailStoppedAt?.toISOString() ?? null,
      handled: rows.map(({ userId: _, localDate: day, dueAt, handledAt, ...rest }) => ({
        ...rest,
        day,
        dueAt: dueAt.toISOString(),
        handledAt: handledAt.toISOString(),
      })),
    };
    await files.addItems('reminders', [item]);
  },
};
