import { foldedPart, systemReport } from '@chitta/contract/limits';
import type { CountedRow, ReportSource } from './report-source.ts';

/** What can be added up; an average or a share of parts is none of the parts' averages or shares. */
const isSum: Readonly<Record<ReportSource['unit'], boolean>> = {
  count: true,
  bytes: true,
  money: true,
  percent: false,
  average: false,
};

type Told = CountedRow & { readonly value: number };

/**
 * What is told of one day and currency: the whole, then its parts. A part stands for five members at least: smaller ones
 * are added up with the smallest that is large enough, since a member may be in several of them, and nothing can be had
 * by taking the others from the whole. An average of fewer is not told at all.
 */
export function foldParts(source: ReportSource, rows: readonly CountedRow[]): readonly Told[] {
  const told = rows.filter((row): row is Told => row.value !== null);
  if (!source.columns.includes('user_id')) return told;
  const large = told.filter(isLarge);
  if (!isSum[source.unit]) return large;
  const whole = told.filter(({ part }) => part === null);
  const parts = told.filter(({ part }) => part !== null);
  const small = parts.filter((row) => !isLarge(row));
  const kept = large.filter(({ part }) => part !== null);
  if (small.length === 0) return told;
  const taken = kept.toSorted(bySize)[0];
  const others = kept.filter((row) => row !== taken);
  // A single rest would be the whole again.
  if (taken === undefined || others.length === 0) return whole;
  const value = [...small, taken].reduce((sum, row) => sum + row.value, 0);
  return [...whole, ...others, { ...taken, part: foldedPart, value }];
}

function isLarge({ people }: CountedRow): boolean {
  return (people ?? 0) >= systemReport.smallestGroup;
}

function bySize(one: CountedRow, other: CountedRow): number {
  return (one.people ?? 0) - (other.people ?? 0);
}
