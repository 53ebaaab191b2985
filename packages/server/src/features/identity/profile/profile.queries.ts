import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type NewUser, type User, users } from '#server/db/tables/identity/users.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { shownTime } from '#server/platform/time/shown-time.ts';

const columns = {
  username: users.username,
  email: users.email,
  displayName: users.displayName,
  pictureUrl: users.pictureUrl,
  language: users.language,
  timezone: users.timezone,
  isTimezoneChosen: users.timezoneChosen,
  birthDate: users.birthDate,
  birthTime: users.birthTime,
  birthLocation: users.birthLocation,
  emailNotifications: users.emailNotifications,
  pushNotifications: users.pushNotifications,
  messagingOptIn: users.messagingOptIn,
  createdAt: users.createdAt,
};

export type ProfileRow = Readonly<
  Pick<User, Exclude<keyof typeof columns, 'isTimezoneChosen'>> & { isTimezoneChosen: boolean }
>;

export type BirthRow = Readonly<Pick<User, 'birthDate' | 'birthTime' | 'birthLocation'>>;

export interface ProfileCounts {
  readonly dreams: number;
  readonly readings: number;
  readonly personalSymbols: number;
}

export function createProfileQueries(handle: Handle) {
  const ofMember = (userId: number) => eq(users.id, userId);
  return {
    async find(userId: number): Promise<ProfileRow> {
      const [row] = await handle.select(columns).from(users).where(ofMember(userId));
      invariant(row, 'a signed-in member has a row');
      return row;
    },
    /** What is known of the member's birth; until the end of the transaction nobody else changes it. */
    async lockBirth(userId: number): Promise<BirthRow> {
      const { birthDate, birthTime, birthLocation } = columns;
      const [row] = await handle
        .select({ birthDate, birthTime, birthLocation })
        .from(users)
        .where(ofMember(userId))
        .for('update');
      invariant(row, 'a signed-in member has a row');
      return { ...row, birthTime: shownTime(row.birthTime) };
    },
    async update(userId: number, values: Partial<NewUser>): Promise<void> {
      await handle.update(users).set(values).where(ofMember(userId));
    },
    async count(userId: number): Promise<ProfileCounts> {
      const [kept, symbols] = await Promise.all([
        handle
          .select({
            dreams: sql<number>`count(*)::integer`,
            readings: sql<number>`(count(*) FILTER (WHERE ${isNotNull(dreams.translation)}))::integer`,
          })
          .from(dreams)
          .where(and(eq(dreams.userId, userId), isNull(dreams.deletedAt))),
        handle.$count(
          personalSymbols,
          and(eq(personalSymbols.userId, userId), isNull(personalSymbols.deletedAt)),
        ),
      ]);
      return { dreams: kept[0]?.dreams ?? 0, readings: kept[0]?.readings ?? 0, personalSymbols: symbols };
    },
  };
}
