import { limits, type ReminderKind, type ReminderSettings } from '@chitta/contract';
import { minutesOf } from '@chitta/contract/quiet-hours';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { planReminders } from './plan-reminders.ts';
import { createRemindersQueries } from './reminders.queries.ts';

/** Keeps when and how the member is reminded, and works out what comes next. */
export async function changeReminders(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id: userId }: Pick<Member, 'id'>,
  { reminderTimes, remindersEnabled, quietHours, channels }: ReminderSettings,
): Promise<void> {
  const kindsBy = (way: 'push' | 'mail'): ReminderKind[] =>
    limits.reminderKinds.filter((kind) => channels[kind][way]);
  const pushKinds = kindsBy('push');
  const mailKinds = kindsBy('mail');
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const queries = createRemindersQueries(tx);
    // The one switch that Improve Memory has for all kinds follows them.
    const shared = { reminderTimes, remindersEnabled, notificationsEnabled: pushKinds.length > 0 };
    await queries.keepShared(userId, shared, now);
    await queries.keepSettings({
      userId,
      quietFrom: quietHours && minutesOf(quietHours.from),
      quietTo: quietHours && minutesOf(quietHours.to),
      // Where the one switch is off, what it stood for stays for when it is on again.
      ...(pushKinds.length > 0 && { pushKinds }),
      mailKinds,
      ...(mailKinds.length > 0 && { mailStoppedAt: null }),
    });
    await planReminders(tx, userId, now);
  });
}
