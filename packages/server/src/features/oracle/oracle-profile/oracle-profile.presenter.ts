import type { OracleProfile } from '@chitta/contract';
import type { oracleProfiles } from '#server/db/tables/oracle/oracle-profiles.ts';
import { shownTime } from '#server/platform/time/shown-time.ts';
import type { BirthColumns } from './oracle-profile.queries.ts';

/** What stands where nothing was said yet. */
const unsaid = {
  latitude: null,
  longitude: null,
  timeZone: null,
  isLaterMoment: false,
  houses: 'placidus',
  usesChart: true,
  asksAbout: [],
  tone: 'warm',
  setUpAt: null,
} as const;

export function presentOracleProfile(
  { birthDate, birthTime, birthLocation: name }: BirthColumns,
  row: typeof oracleProfiles.$inferSelect | null,
): { profile: OracleProfile; isSetUp: boolean } {
  const { latitude, longitude, timeZone, isLaterMoment, houses, usesChart, asksAbout, tone, setUpAt } =
    row ?? unsaid;
  const isPlaced = name !== null && latitude !== null && longitude !== null && timeZone !== null;
  return {
    profile: {
      birthDate,
      birthTime: shownTime(birthTime),
      birthPlace: isPlaced ? { name, latitude, longitude, timeZone } : null,
      writtenPlace: isPlaced ? null : name,
      isLaterMoment,
      houses,
      usesChart,
      asksAbout: [...asksAbout],
      tone,
    },
    isSetUp: setUpAt !== null,
  };
}
