import { and, count, eq, gte, inArray, isNotNull, like, notInArray, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { memorySettings } from '#server/db/tables/memory/memory-settings.ts';
import { pushSubscriptions } from '#server/db/tables/messaging/push-subscriptions.ts';
import { type ReminderPlan, reminderPlans } from '#server/db/tables/messaging/reminder-plans.ts';
import { type NewReminderSettings, reminderSettings } from '#server/db/tables/messaging/reminder-settings.ts';
import { reminders } from '#server/db/tables/messaging/reminders.ts';
import { oracleConsultations } from '#server/db/tables/oracle/oracle-consultations.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';

const stateColumns = {
  userId: users.id,
  timezone: users.timezone,
  reminderTimes: memorySettings.reminderTimes,
  remindersEnabled: memorySettings.remindersEnabled,
  notificationsEnabled: memorySettings.notificationsEnabled,
  quietFrom: reminderSettings.quietFrom,
  quietTo: reminderSettings.quietTo,
  pushKinds: reminderSettings.pushKinds,
  mailKinds: reminderSettings.mailKinds,
  mailStoppedAt: reminderSettings.mailStoppedAt,
};

/** Settings are null for members who never said anything. */
export type ReminderStateRow = Awaited<
  ReturnType<ReturnType<typeof createRemindersQueries>['listStates']>
>[number];

/** A day of a member, of one kind. */
export type ReminderDay = Pick<ReminderPlan, 'userId' | 'kind' | 'localDate'>;

/** The part of the specification's settings that reminders share with Improve Memory. */
export type SharedSettings = Pick<
  typeof memorySettings.$inferSelect,
  'reminderTimes' | 'remindersEnabled' | 'notificationsEnabled'
>;

export function createRemindersQueries(handle: Handle) {
  return {
    listStates: (userIds: readonly number[]) =>
      handle
        .select(stateColumns)
        .from(users)
        .leftJoin(memorySettings, eq(memorySettings.userId, users.id))
        .leftJoin(reminderSettings, eq(reminderSettings.userId, users.id))
        .where(inArray(users.id, [...userIds])),

    /** Days from `from` on that reminders were sent for, or decided not to be. */
    listTaken: (userIds: readonly number[], from: string): Promise<ReminderDay[]> =>
      handle
        .select({ userId: reminders.userId, kind: reminders.kind, localDate: reminders.localDate })
        .from(reminders)
        .where(and(inArray(reminders.userId, [...userIds]), gte(reminders.localDate, from))),

    /** Days from `from` on on which practices are to be looked back on. */
    async listFollowUpDays(userIds: readonly number[], from: string) {
      const rows = await handle
        .selectDistinct({ userId: oracleConsultations.userId, day: oracleConsultations.followUpDate })
        .from(oracleConsultations)
        .where(
          and(
            inArray(oracleConsultations.userId, [...userIds]),
            isNotNull(oracleConsultations.followUpDate),
            gte(oracleConsultations.followUpDate, from),
          ),
        )
        .orderBy(oracleConsultations.followUpDate);
      return rows.flatMap(({ userId, day }) => (day === null ? [] : { userId, day }));
    },

    /** The next reminders of a member: those of other kinds go. */
    async replacePlans(userId: number, plans: readonly ReminderPlan[]): Promise<void> {
      const kinds = plans.map(({ kind }) => kind);
      await handle
        .delete(reminderPlans)
        .where(and(eq(reminderPlans.userId, userId), notInArray(reminderPlans.kind, kinds)));
      await this.upsertPlans(plans);
    },

    async upsertPlans(plans: readonly ReminderPlan[]): Promise<void> {
      if (plans.length === 0) return;
      await handle
        .insert(reminderPlans)
        .values([...plans])
        .onConflictDoUpdate({
          target: [reminderPlans.userId, reminderPlans.kind],
          set: { localDate: sql`excluded.local_date`, nextDueAt: sql`excluded.next_due_at` },
        });
    },

    async deletePlans(plans: readonly Pick<ReminderPlan, 'userId' | 'kind'>[]): Promise<void> {
      if (plans.length === 0) return;
      const pairs = plans.map(({ userId, kind }) => sql`(${userId}::integer, ${kind}::text)`);
      await handle
        .delete(reminderPlans)
        .where(sql`(${reminderPlans.userId}, ${reminderPlans.kind}) IN (${sql.join(pairs, sql`, `)})`);
    },

    async keepSettings(values: NewReminderSettings): Promise<void> {
      const { userId: _, ...changes } = values;
      await handle
        .insert(reminderSettings)
        .values(values)
        .onConflictDoUpdate({ target: reminderSettings.userId, set: changes });
    },

    async keepShared(userId: number, shared: SharedSettings, now: Date): Promise<void> {
      const changes = { ...shared, updatedAt: now };
      await handle
        .insert(memorySettings)
        .values({ userId, ...changes })
        .onConflictDoUpdate({ target: memorySettings.userId, set: changes });
    },

    /** How the member can be reached. */
    async findReach(userId: number) {
      const [reach] = await handle
        .select({
          takesPushes: users.pushNotifications,
          takesMails: users.emailNotifications,
          emailVerified: users.emailVerified,
          devices: sql<number>`(${handle
            .select({ count: count() })
            .from(pushSubscriptions)
            .where(
              and(eq(pushSubscriptions.userId, users.id), eq(pushSubscriptions.isActive, true)),
            )})::integer`,
        })
        .from(users)
        .where(eq(users.id, userId));
      return reach;
    },

    /** Of these members, those whose address has refused a reminder for good. */
    async listRefused(userIds: readonly number[]): Promise<number[]> {
      const rows = await handle
        .selectDistinct({ userId: users.id })
        .from(outgoingMails)
        .innerJoin(users, and(eq(users.id, outgoingMails.userId), eq(users.email, outgoingMails.recipient)))
        .where(
          and(
            inArray(outgoingMails.userId, [...userIds]),
            eq(outgoingMails.kind, reminderMail),
            isNotNull(outgoingMails.failedAt),
            like(outgoingMails.failure, 'EENVELOPE 5%'),
          ),
        );
      return rows.map(({ userId }) => userId);
    },

    async deleteHandledBefore(time: Date): Promise<void> {
      await handle.delete(reminders).where(sql`${reminders.handledAt} < ${time.toISOString()}::timestamptz`);
    },
  };
}

/** The kind of all mails with reminders. */
export const reminderMail = 'reminder';
