import { useQuery } from '@tanstack/react-query';
import { oracleProfileQuery } from '#web/features/oracle/oracle-profile/oracle-profile.api.ts';

/** Whether a light from the chart is wanted as a rule; null where there is no chart, or nobody knows yet. */
export function useChartWish(): boolean | null {
  const { data } = useQuery(oracleProfileQuery);
  if (!data) return null;
  const { birthDate, birthPlace, usesChart } = data.profile;
  return birthDate !== null && birthPlace !== null ? usesChart : null;
}
