import type { AppContext } from '#server/context.ts';
import { commandLine } from '#server/features/admin/audit-log/actor.ts';
import { writeAnnouncement } from '#server/features/messaging/announcements/admin/write-announcement.ts';
import { tellOfPractice } from '#server/features/messaging/follow-up-notifications/tell-of-practices.ts';
import { tellOfReading } from '#server/features/messaging/follow-up-notifications/tell-of-readings.ts';
import { readNotifications } from '#server/features/messaging/notifications/read-notifications.ts';
import { showToday } from '#server/features/oracle/consultations/show-today.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { demoAnnouncement } from './demo-announcement.ts';

const hourMs = 60 * 60 * 1000;
/** Mornings on which the journal asked about a reading; what was told on the first ones was read. */
const hoursAgo = { read: [21 * 24, 12 * 24, 5 * 24], unread: [26] };

/** What the demo member was told, by what tells members: of readings, of a practice, and an announcement. */
export async function tellDemoMember(context: AppContext, member: Member): Promise<void> {
  const { db } = context;
  const at = (hours: number): AppContext => {
    const then = new Date(context.clock.now().getTime() - hours * hourMs);
    return { ...context, clock: { now: () => then } };
  };
  for (const hours of hoursAgo.read) await tellOfReading(at(hours), member);
  await readNotifications({ db, clock: context.clock }, member, { until: context.clock.now().toISOString() });
  for (const hours of hoursAgo.unread) await tellOfReading(at(hours), member);
  // It is for everybody: the first demo member brings it.
  if (member.username === 'demo') await writeAnnouncement(at(20), commandLine, demoAnnouncement);
  const { due } = await showToday(context, { member });
  if (due) await tellOfPractice(at(1), { userId: member.id, id: due.id });
}
