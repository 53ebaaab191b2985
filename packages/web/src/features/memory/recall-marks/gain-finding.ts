import type { MemoryRecallGain } from '@chitta/contract';

/**
 * What can be said of the recall of dreams: `none`: nothing was marked; `baseline`: the first week goes on; `early`: too
 * few nights on a side; `more`, `fewer`: the whole range is on one side; `same`: it cannot be told from chance.
 */
export type GainFinding = 'none' | 'baseline' | 'early' | 'more' | 'fewer' | 'same';

export function gainFinding({ baseline, since, gain }: MemoryRecallGain): GainFinding {
  if (!baseline) return 'none';
  if (!since) return 'baseline';
  if (!gain) return 'early';
  if (gain.low > 0) return 'more';
  return gain.high < 0 ? 'fewer' : 'same';
}
