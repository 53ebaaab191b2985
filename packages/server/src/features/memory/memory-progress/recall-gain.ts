import { limits, type MemoryRecallGain, type RecallMark } from '@chitta/contract';
import { dayPlus, daysBetween } from '#server/platform/time/calendar-day.ts';
import { differenceOfShares, shareOf } from './figures/intervals.ts';

const { nights: sample, baselineDays } = limits.memorySample;

interface RecallFacts {
  readonly today: string;
  /** The first night that was ever marked; null: none yet. */
  readonly first: string | null;
  /** What each night counts as, of which something is known. */
  readonly nights: ReadonlyMap<string, RecallMark>;
}

/**
 * The share of nights with a dream in the week of the first mark, in all nights since, and what was gained. The first
 * week is compared with because keeping a record alone brings more dreams than people think they have (Aspy, Delfabbro
 * and Proeve 2015). Nights
 * of which nothing is known are not counted as nights without a dream; dreams of before the first mark are left out, as
 * of nights without one nothing was kept then.
 */
export function recallGain({ today, first, nights }: RecallFacts): MemoryRecallGain {
  if (first === null || first > today) return { baseline: null, since: null, gain: null };
  const end = dayPlus(first, baselineDays - 1);
  const baseline = stretchOf(first, end < today ? end : today, nights);
  const since = end < today ? stretchOf(dayPlus(end, 1), today, nights) : null;
  return { baseline, since, gain: since && differenceOfShares(since.dreams, baseline.dreams, sample) };
}

function stretchOf(from: string, to: string, nights: RecallFacts['nights']) {
  const known = [...nights].filter(([night]) => night >= from && night <= to);
  const count = (mark: RecallMark) => known.filter(([, counts]) => counts === mark).length;
  return {
    from,
    to,
    dreams: shareOf(count('dream'), known.length, sample),
    fragments: count('fragment'),
    unknown: daysBetween(from, to) + 1 - known.length,
  };
}
