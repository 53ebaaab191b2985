import type { StoredCounts } from '#server/db/tables/insights/dream-analytics.ts';

/** Names in the order of their letters, the same on every machine. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function count(counts: Map<string, number>, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times);
}

export function byName(counts: ReadonlyMap<string, number>): StoredCounts {
  return [...counts].sort(([a], [b]) => compareNames(a, b));
}

/** Most frequent first, of equal ones by name. */
export function byFrequency(counts: StoredCounts): StoredCounts {
  return counts.toSorted(([a, times], [b, others]) => others - times || compareNames(a, b));
}

/** Adds up counts of the same names. */
export function addCounts(parts: readonly StoredCounts[]): StoredCounts {
  const sum = new Map<string, number>();
  for (const part of parts) for (const [name, times] of part) count(sum, name, times);
  return byName(sum);
}
