import { and, asc, eq, exists, gt, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';

/** Members of some time zones who keep dreams; null is a zone that is not known. */
export interface AskedRange {
  readonly timezones: readonly (string | null)[];
  /** Only those with a dream since then. */
  readonly since: Date;
  readonly after: number;
  readonly limit: number;
}

const unknownZone = '';
const zone = sql<string>`coalesce(${users.timezone}, ${unknownZone})`;

export function createAskedMembersQueries(handle: Handle) {
  return {
    async listTimezones(): Promise<(string | null)[]> {
      const rows = await handle.selectDistinct({ timezone: users.timezone }).from(users);
      return rows.map(({ timezone }) => timezone);
    },

    /** Those who want to be asked about readings, in the order of their numbers. */
    list: ({ timezones, since, after, limit }: AskedRange) =>
      handle
        .select({ id: users.id, timezone: users.timezone })
        .from(users)
        .where(
          and(
            gt(users.id, after),
            users.followUpQuestions,
            isNull(users.closedAt),
            inArray(users.accountStatus, ['pending', 'active']),
            inArray(
              zone,
              timezones.map((timezone) => timezone ?? unknownZone),
            ),
            exists(
              handle
                .select({ one: sql`1` })
                .from(dreams)
                .where(
                  and(eq(dreams.userId, users.id), gte(dreams.createdAt, since), isNull(dreams.deletedAt)),
                ),
            ),
          ),
        )
        .orderBy(asc(users.id))
        .limit(limit),
  };
}
