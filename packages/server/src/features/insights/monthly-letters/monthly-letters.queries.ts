import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { dreamAnalytics } from '#server/db/tables/insights/dream-analytics.ts';
import { letterSettings, monthlyLetters } from '#server/db/tables/insights/monthly-letters.ts';
import { memberColumns } from '#server/platform/sessions/member.ts';

/** Members of some time zones who want the letter of a month and have not been dealt with. */
export interface WaitingRange {
  readonly timezones: readonly (string | null)[];
  /** First day. */
  readonly month: string;
  readonly after: number;
  readonly limit: number;
}

const unknownZone = '';
const zone = sql<string>`coalesce(${users.timezone}, ${unknownZone})`;
const isReachable = and(
  letterSettings.byMail,
  users.emailNotifications,
  users.emailVerified,
  isNull(users.closedAt),
  eq(users.accountStatus, 'active'),
);

export function createMonthlyLetterQueries(handle: Handle) {
  const chosen = () =>
    handle.select(memberColumns).from(letterSettings).innerJoin(users, eq(users.id, letterSettings.userId));

  return {
    /** Months with dreams before the one that begins then, latest first. */
    listMonths: (userId: number, before: string) =>
      handle
        .select({
          month: dreamAnalytics.periodStart,
          dreams: dreamAnalytics.dreamCount,
          nights: sql<number>`(${dreamAnalytics.figures} ->> 'nights')::integer`,
        })
        .from(dreamAnalytics)
        .where(
          and(
            eq(dreamAnalytics.userId, userId),
            eq(dreamAnalytics.period, 'month'),
            lt(dreamAnalytics.periodStart, before),
            gt(dreamAnalytics.dreamCount, 0),
          ),
        )
        .orderBy(desc(dreamAnalytics.periodStart)),

    /** What the member chose, beside what decides whether mails go out; undefined: there is no such member. */
    async findSettings(userId: number) {
      const [row] = await handle
        .select({
          byMail: letterSettings.byMail,
          mailStoppedAt: letterSettings.mailStoppedAt,
          takesMails: users.emailNotifications,
          emailVerified: users.emailVerified,
        })
        .from(users)
        .leftJoin(letterSettings, eq(letterSettings.userId, users.id))
        .where(eq(users.id, userId));
      return row;
    },

    async keepSettings(values: typeof letterSettings.$inferInsert): Promise<void> {
      const { userId: _, ...changes } = values;
      await handle
        .insert(letterSettings)
        .values(values)
        .onConflictDoUpdate({ target: letterSettings.userId, set: changes });
    },

    /** Time zones of those who want letters by mail. */
    async listTimezones(): Promise<(string | null)[]> {
      const rows = await handle
        .selectDistinct({ timezone: users.timezone })
        .from(letterSettings)
        .innerJoin(users, eq(users.id, letterSettings.userId))
        .where(isReachable);
      return rows.map(({ timezone }) => timezone);
    },

    /** In the order of their numbers. */
    listWaiting: ({ timezones, month, after, limit }: WaitingRange) =>
      chosen()
        .leftJoin(monthlyLetters, and(eq(monthlyLetters.userId, users.id), eq(monthlyLetters.month, month)))
        .where(
          and(
            isReachable,
            isNull(monthlyLetters.userId),
            gt(users.id, after),
            inArray(
              zone,
              timezones.map((timezone) => timezone ?? unknownZone),
            ),
          ),
        )
        .orderBy(asc(users.id))
        .limit(limit),

    /** The member, where they still want letters by mail and such mails reach them. */
    async findWriting(userId: number) {
      const [row] = await chosen().where(and(isReachable, eq(users.id, userId)));
      return row;
    },

    /** False where somebody has dealt with the month already. */
    async claim(row: typeof monthlyLetters.$inferInsert): Promise<boolean> {
      const inserted = await handle.insert(monthlyLetters).values(row).onConflictDoNothing();
      return (inserted.rowCount ?? 0) > 0;
    },
  };
}
