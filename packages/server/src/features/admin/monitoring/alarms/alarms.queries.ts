import type { AlarmRuleName } from '@chitta/contract/limits';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type AlarmRow, alarmChecks, alarmMutes, alarms } from '#server/db/tables/admin/alarms.ts';
import { users } from '#server/db/tables/identity/users.ts';

export type NewAlarm = Pick<AlarmRow, 'rule' | 'subject' | 'value' | 'seenAt'>;

export function createAlarmQueries(handle: Handle) {
  return {
    /** True for one caller alone of those who come within the time since `before`. */
    async takeTurn(now: Date, before: Date): Promise<boolean> {
      const rows = await handle
        .insert(alarmChecks)
        .values({ checkedAt: now })
        .onConflictDoUpdate({
          target: alarmChecks.isOnly,
          set: { checkedAt: now },
          setWhere: lt(alarmChecks.checkedAt, before),
        })
        .returning();
      return rows.length > 0;
    },

    async checkedAt(): Promise<Date | null> {
      const [row] = await handle.select().from(alarmChecks);
      return row?.checkedAt ?? null;
    },

    /** Watched and raised ones, oldest first. */
    listOpen: (): Promise<AlarmRow[]> =>
      handle.select().from(alarms).where(isNull(alarms.resolvedAt)).orderBy(alarms.id),

    listResolved: (limit: number): Promise<AlarmRow[]> =>
      handle
        .select()
        .from(alarms)
        .where(isNotNull(alarms.resolvedAt))
        .orderBy(desc(alarms.resolvedAt), desc(alarms.id))
        .limit(limit),

    async read(id: number): Promise<AlarmRow | undefined> {
      const [row] = await handle.select().from(alarms).where(eq(alarms.id, id));
      return row;
    },

    /** The same, for whoever is about to change it. */
    async find(id: number): Promise<AlarmRow | undefined> {
      const [row] = await handle.select().from(alarms).where(eq(alarms.id, id)).for('update');
      return row;
    },

    async insert(alarm: NewAlarm): Promise<AlarmRow> {
      const [row] = await handle.insert(alarms).values(alarm).returning();
      return row as AlarmRow;
    },

    async update(
      id: number,
      values: Partial<Omit<AlarmRow, 'id' | 'rule' | 'subject' | 'seenAt'>>,
    ): Promise<AlarmRow> {
      const [row] = await handle.update(alarms).set(values).where(eq(alarms.id, id)).returning();
      return row as AlarmRow;
    },

    remove: (id: number) => handle.delete(alarms).where(eq(alarms.id, id)),
    forget: (before: Date) => handle.delete(alarms).where(lt(alarms.resolvedAt, before)),

    /** When each rule and subject was told of last. */
    listTold: () =>
      handle
        .select({ rule: alarms.rule, subject: alarms.subject, toldAt: max(alarms.toldAt) })
        .from(alarms)
        .where(isNotNull(alarms.toldAt))
        .groupBy(alarms.rule, alarms.subject),

    /** Until when each rule is muted; those that are. */
    async listMutes(now: Date): Promise<ReadonlyMap<AlarmRuleName, Date>> {
      const rows = await handle.select().from(alarmMutes).where(gt(alarmMutes.mutedUntil, now));
      return new Map(rows.map(({ rule, mutedUntil }) => [rule, mutedUntil]));
    },

    async mute(rule: AlarmRuleName, mutedUntil: Date | null): Promise<void> {
      if (mutedUntil === null) await handle.delete(alarmMutes).where(eq(alarmMutes.rule, rule));
      else
        await handle
          .insert(alarmMutes)
          .values({ rule, mutedUntil })
          .onConflictDoUpdate({ target: alarmMutes.rule, set: { mutedUntil: sql`excluded.muted_until` } });
    },

    /** Those who look after the service; few. */
    listAdministrators: () =>
      handle
        .select({
          id: users.id,
          email: users.email,
          language: users.language,
          isMailed: and(users.emailNotifications, users.emailVerified) as ReturnType<typeof sql<boolean>>,
        })
        .from(users)
        .where(and(users.isAdmin, inArray(users.accountStatus, ['pending', 'active'])))
        .orderBy(users.id),
  };
}
