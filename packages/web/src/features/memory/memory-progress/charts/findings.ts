import type { MemoryComparison, MemoryShare, PremiumMemoryProgress } from '@chitta/contract';
import { memorySample } from '@chitta/contract/limits';

/** What a comparison allows to say: `early`: too little; `same`: it cannot be told from chance. */
export type ComparisonFinding = 'early' | 'more' | 'fewer' | 'same';

export function comparisonFinding({ difference }: Pick<MemoryComparison, 'difference'>): ComparisonFinding {
  if (!difference) return 'early';
  if (difference.low > 0) return 'more';
  return difference.high < 0 ? 'fewer' : 'same';
}

/** The part of what was asked for that came back; 0 where nothing was. */
export function shareOf({ n, count }: Pick<MemoryShare, 'n' | 'count'>): number {
  return n === 0 ? 0 : count / n;
}

type Kinds = PremiumMemoryProgress['kinds'];

/**
 * Whether a kind of moments stands out: its range lies above that of every other of which enough is known. `early`: of
 * fewer than two kinds is.
 */
export function kindFinding(
  kinds: Kinds,
): { readonly finding: 'early' | 'same' } | { readonly finding: 'one'; readonly best: Kinds[number] } {
  const known = kinds.filter(({ kind, cameBack }) => kind !== null && cameBack.n >= memorySample.moments);
  const [best, ...others] = known.toSorted((a, b) => shareOf(b.cameBack) - shareOf(a.cameBack));
  if (!best || others.length === 0) return { finding: 'early' };
  const floor = best.cameBack.low ?? 0;
  const standsOut = others.every(({ cameBack }) => (cameBack.high ?? 1) < floor);
  return standsOut ? { finding: 'one', best } : { finding: 'same' };
}
