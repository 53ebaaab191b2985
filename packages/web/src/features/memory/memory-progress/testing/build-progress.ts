import type { MemoryProgress, PremiumMemoryProgress } from '@chitta/contract';

const days = Array.from({ length: 7 }, (_, index) => ({
  date: `2026-11-${17 + index}`,
  moments: index === 6 ? 0 : 2,
  exercises: index === 5 ? 1 : 0,
  best: index === 5 ? { unassistedDays: 4, assistedDays: 2 } : null,
  recall: index === 6 ? ('fragment' as const) : null,
}));

/** Seven days of a free member that end on 23 November 2026. */
export function buildProgress(overrides: Partial<MemoryProgress> = {}): MemoryProgress {
  return {
    today: '2026-11-23',
    goal: 7,
    days,
    recall: { baseline: null, since: null, gain: null },
    storage: { used: 3 * 1024 ** 2, most: 200 * 1024 ** 2 },
    premium: null,
    ...overrides,
  };
}

const mean = (value: number, n = 4) => ({ n, mean: value, low: value - 1, high: value + 1 });

/** What premium knows of two weeks of exercises. */
export function buildPremium(overrides: Partial<PremiumMemoryProgress> = {}): PremiumMemoryProgress {
  return {
    trend: [
      { week: '2026-11-09', exercises: 4, moments: 9, unassisted: mean(3), assisted: mean(1.5) },
      { week: '2026-11-16', exercises: 0, moments: 2, unassisted: null, assisted: null },
      { week: '2026-11-23', exercises: 1, moments: 0, unassisted: mean(5, 1), assisted: null },
    ],
    longestReach: { unassisted: { days: 6, date: '2026-11-12' }, withHelp: { days: 9, date: '2026-11-22' } },
    kinds: [
      { kind: 'person', cameBack: { n: 20, count: 18, low: 0.7, high: 0.97 } },
      { kind: 'food', cameBack: { n: 20, count: 6, low: 0.15, high: 0.52 } },
      { kind: null, cameBack: { n: 3, count: 1, low: 0.06, high: 0.79 } },
    ],
    pictures: [{ hasPicture: true, cameBack: { n: 10, count: 9, low: 0.6, high: 0.98 } }],
    year: days,
    comparisons: [
      { days: 7, now: mean(5, 1), before: mean(3, 2), difference: null },
      { days: 28, now: mean(4.5), before: mean(3), difference: { value: 1.5, low: 0.3, high: 2.7 } },
    ],
    ...overrides,
  };
}
