import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { memoryExerciseSessions } from '#server/db/tables/memory/memory-exercise-sessions.ts';
import { memoryRecallMarks } from '#server/db/tables/memory/memory-recall-marks.ts';
import { type ReminderPlan, reminderPlans } from '#server/db/tables/messaging/reminder-plans.ts';
import { type HandledReminder, reminders } from '#server/db/tables/messaging/reminders.ts';
import { oracleConsultations as consultations } from '#server/db/tables/oracle/oracle-consultations.ts';
import { oraclePracticeJournal as entries } from '#server/db/tables/oracle/oracle-practice-journal.ts';

/** A day of a member, and when it began. */
export interface MemberDay {
  readonly userId: number;
  readonly day: string;
  readonly began: Date;
}

/** A consultation that a reminder leads to. */
export interface LedTo {
  readonly userId: number;
  readonly id: string;
}

/** A type alias, for what `execute` returns must be open. */
type ClaimedRow = { user_id: number; kind: ReminderPlan['kind']; local_date: string; due: string };

/** Days of members as rows `asked(user_id, day, began)`. */
function asked(days: readonly MemberDay[]): SQL {
  const rows = days.map(
    ({ userId, day, began }) => sql`(${userId}::integer, ${day}::date, ${began.toISOString()}::timestamptz)`,
  );
  return sql`(VALUES ${sql.join(rows, sql`, `)}) AS asked(user_id, day, began)`;
}

export function createSendingQueries(tx: Transaction) {
  const usersOf = async (query: SQL): Promise<ReadonlySet<number>> => {
    const { rows } = await tx.execute<{ user_id: number }>(query);
    return new Set(rows.map(({ user_id }) => user_id));
  };
  return {
    /**
     * What is due, the longest waiting first, for this transaction alone: other nodes pass it over. Members who are
     * being changed are passed over too, so that neither waits for a row that the other holds.
     */
    async claimDue(now: Date, count: number): Promise<ReminderPlan[]> {
      const { rows } = await tx.execute<ClaimedRow>(
        sql`SELECT plan.user_id, plan.kind, plan.local_date::text, to_json(plan.next_due_at) #>> '{}' AS due
          FROM ${reminderPlans} plan JOIN ${users} member ON member.id = plan.user_id
          WHERE plan.next_due_at <= ${now.toISOString()}::timestamptz
          ORDER BY plan.next_due_at LIMIT ${count}
          FOR UPDATE OF plan SKIP LOCKED FOR KEY SHARE OF member SKIP LOCKED`,
      );
      return rows.map(({ user_id: userId, kind, local_date: localDate, due }) => ({
        userId,
        kind,
        localDate,
        nextDueAt: new Date(due),
      }));
    },

    listRecipients: (userIds: readonly number[]) =>
      tx
        .select({
          userId: users.id,
          email: users.email,
          language: users.language,
          takesMails: users.emailNotifications,
          emailVerified: users.emailVerified,
        })
        .from(users)
        .where(
          and(
            inArray(users.id, [...userIds]),
            inArray(users.accountStatus, ['pending', 'active']),
            isNull(users.closedAt),
          ),
        ),

    /** Who has kept a dream of the night that ended that day, or marked the night. */
    listRecalled: (days: readonly MemberDay[]) =>
      usersOf(sql`SELECT asked.user_id FROM ${asked(days)}
        WHERE EXISTS (SELECT 1 FROM ${memoryRecallMarks}
            WHERE ${memoryRecallMarks.userId} = asked.user_id AND ${memoryRecallMarks.night} = asked.day)
          OR EXISTS (SELECT 1 FROM ${dreams} WHERE ${dreams.userId} = asked.user_id
            AND ${dreams.createdAt} >= asked.began AND ${dreams.deletedAt} IS NULL)`),

    /** Who has completed an exercise that day. */
    listExercised: (days: readonly MemberDay[]) =>
      usersOf(sql`SELECT asked.user_id FROM ${asked(days)}
        WHERE EXISTS (SELECT 1 FROM ${memoryExerciseSessions}
          WHERE ${memoryExerciseSessions.userId} = asked.user_id AND ${memoryExerciseSessions.date} = asked.day
            AND ${isNotNull(memoryExerciseSessions.completedAt)})`),

    /** Who has written that day how the practice for an open question to their dreams went. */
    listIncubated: (days: readonly MemberDay[]) =>
      usersOf(sql`SELECT asked.user_id FROM ${asked(days)}
        WHERE EXISTS (SELECT 1 FROM ${entries} JOIN ${consultations}
            ON ${consultations.userId} = ${entries.userId} AND ${consultations.id} = ${entries.consultationId}
          WHERE ${entries.userId} = asked.user_id AND ${entries.practiceDate} = asked.day AND ${isIncubation})`),

    /** The latest question of each member that is open and asks for a dream. */
    listOpenIncubations: (userIds: readonly number[]): Promise<LedTo[]> =>
      tx
        .selectDistinctOn([consultations.userId], { userId: consultations.userId, id: consultations.id })
        .from(consultations)
        .where(and(inArray(consultations.userId, [...userIds]), isIncubation))
        .orderBy(consultations.userId, sql`${consultations.createdAt} DESC`),

    /** The consultation of each member whose practice is to be looked back on that day. */
    async listFollowUps(days: readonly MemberDay[]): Promise<LedTo[]> {
      const { rows } = await tx.execute<{ user_id: number; id: string }>(
        sql`SELECT DISTINCT ON (asked.user_id) asked.user_id, ${consultations.id} AS id FROM ${asked(days)}
          JOIN ${consultations} ON ${consultations.userId} = asked.user_id
            AND ${consultations.followUpDate} = asked.day
          ORDER BY asked.user_id, ${consultations.createdAt}`,
      );
      return rows.map(({ user_id: userId, id }) => ({ userId, id }));
    },

    async insertHandled(rows: readonly HandledReminder[]): Promise<void> {
      if (rows.length > 0)
        await tx
          .insert(reminders)
          .values([...rows])
          .onConflictDoNothing();
    },
  };
}

/** Its practice is open, and it was answered by asking the dreams to come. */
const isIncubation = sql`${consultations.followUpDate} IS NOT NULL AND NOT ${consultations.practiceCompleted}
  AND (${consultations.oracleResponse} ->> 'isIncubation')::boolean`;
