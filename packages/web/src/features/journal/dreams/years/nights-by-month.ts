import type { DreamNight } from '@chitta/contract';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dreamYearQuery } from './years.api.ts';

/** How many nights with dreams each month has, by `YYYY-MM`. */
export function countByMonth(nights: readonly Pick<DreamNight, 'night'>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { night } of nights) counts.set(night.slice(0, 7), (counts.get(night.slice(0, 7)) ?? 0) + 1);
  return counts;
}

/** Counts nights of months, for those years alone whose months are shown. */
export function useNightsByMonth(years: readonly number[]): (month: string) => number | undefined {
  const results = useQueries({ queries: years.map((year) => dreamYearQuery(year)) });
  const nights = results.flatMap(({ data }) => data?.nights ?? []);
  const key = results.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the nights are others.
  return useMemo(() => {
    const counts = countByMonth(nights);
    return (month) => counts.get(month);
  }, [key]);
}
