import type { NatalChart } from '@chitta/contract';
import { eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { oracleProfiles } from '#server/db/tables/oracle/oracle-profiles.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { shownTime } from '#server/platform/time/shown-time.ts';
import type { Birth } from './birth.ts';

export interface BirthRow {
  readonly birth: Birth;
  /** As it was kept, in whatever form. */
  readonly chart: unknown;
  readonly calculatedAt: Date | null;
}

export function createNatalChartsQueries(handle: Handle) {
  const ofMember = (userId: number) => eq(users.id, userId);
  return {
    async find(userId: number): Promise<BirthRow> {
      const [row] = await handle
        .select({
          date: users.birthDate,
          time: users.birthTime,
          name: users.birthLocation,
          chart: users.natalChartData,
          calculatedAt: users.natalChartCalculatedAt,
          profile: oracleProfiles,
        })
        .from(users)
        .leftJoin(oracleProfiles, eq(oracleProfiles.userId, users.id))
        .where(ofMember(userId));
      invariant(row, 'a signed-in member has a row');
      const { date, time, name, profile, chart, calculatedAt } = row;
      const birth = {
        date,
        time: shownTime(time),
        place: placeOf(name, profile),
        isLaterMoment: profile?.isLaterMoment ?? false,
        houses: profile?.houses ?? 'placidus',
      };
      return { birth, chart, calculatedAt };
    },
    /** Until the end of the transaction nobody else changes the birth or the chart. */
    async lock(userId: number): Promise<void> {
      await handle.select({ id: users.id }).from(users).where(ofMember(userId)).for('update');
    },
    /** Keeps what a calculation came to, and counts it. */
    async keep(userId: number, chart: NatalChart, at: Date): Promise<void> {
      await handle
        .update(users)
        .set({
          natalChartData: chart,
          natalChartCalculatedAt: at,
          natalChartApiCalls: sql`${users.natalChartApiCalls} + 1`,
        })
        .where(ofMember(userId));
    },
    async drop(userId: number): Promise<void> {
      const none = { natalChartData: null, natalChartCalculatedAt: null };
      await handle.update(users).set(none).where(ofMember(userId));
    },
    async dropPlace(userId: number): Promise<void> {
      await handle
        .update(oracleProfiles)
        .set({ latitude: null, longitude: null, timeZone: null, isLaterMoment: false })
        .where(eq(oracleProfiles.userId, userId));
    },
    async dropChoiceOfMoment(userId: number): Promise<void> {
      await handle
        .update(oracleProfiles)
        .set({ isLaterMoment: false })
        .where(eq(oracleProfiles.userId, userId));
    },
  };
}

function placeOf(name: string | null, profile: typeof oracleProfiles.$inferSelect | null): Birth['place'] {
  const { latitude, longitude, timeZone } = profile ?? {};
  if (name === null || latitude == null || longitude == null || timeZone == null) return null;
  return { name, latitude, longitude, timeZone };
}
