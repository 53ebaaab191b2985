import type { FollowUp } from '@chitta/contract';

/** What came after the reading of dream 12: nothing yet. */
export function buildFollowUp(overrides: Partial<FollowUp> = {}): FollowUp {
  return {
    dreamId: 12,
    answer: null,
    deed: null,
    fit: null,
    symbols: [
      { id: 'house', name: 'House' },
      { id: 'dog', name: 'Dog' },
    ],
    rates: [],
    ...overrides,
  };
}
