import { eq } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { oracleProfiles } from '#server/db/tables/oracle/oracle-profiles.ts';
import { invariant } from '#server/platform/errors/invariant.ts';

const userColumns = {
  birthDate: users.birthDate,
  birthTime: users.birthTime,
  birthLocation: users.birthLocation,
};

export type BirthColumns = Readonly<
  Pick<typeof users.$inferSelect, 'birthDate' | 'birthTime' | 'birthLocation'>
>;
type ProfileRow = typeof oracleProfiles.$inferSelect;
type NewProfile = Omit<typeof oracleProfiles.$inferInsert, 'userId' | 'tasteUsedAt'>;

export function createOracleProfileQueries(handle: Handle) {
  const ofMember = (userId: number) => eq(users.id, userId);
  return {
    async find(userId: number): Promise<{ birth: BirthColumns; profile: ProfileRow | null }> {
      const [row] = await handle
        .select({ birth: userColumns, profile: oracleProfiles })
        .from(users)
        .leftJoin(oracleProfiles, eq(oracleProfiles.userId, users.id))
        .where(ofMember(userId));
      invariant(row, 'a signed-in member has a row');
      return row;
    },
    /** Two changes at once come one after the other. */
    async lock(userId: number): Promise<void> {
      await handle.select({ id: users.id }).from(users).where(ofMember(userId)).for('update');
    },
    async setBirth(userId: number, birth: BirthColumns): Promise<void> {
      await handle.update(users).set(birth).where(ofMember(userId));
    },
    async keep(userId: number, values: NewProfile): Promise<void> {
      await handle
        .insert(oracleProfiles)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: oracleProfiles.userId, set: values });
    },
  };
}
