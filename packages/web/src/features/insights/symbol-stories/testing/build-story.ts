import type { SymbolStory } from '@chitta/contract';

/** The story of a house in four dreams. */
export function buildStory(overrides: Partial<SymbolStory> = {}): SymbolStory {
  const occurrence = (dreamId: number, night: string) => ({
    dreamId,
    title: `The house, ${dreamId}`,
    language: 'en' as const,
    night,
    condition: { slug: 'locked', text: 'locked' },
    actor: 'dreamer' as const,
    reading: 'The house is you: what is locked in it waits for you.',
    fit: 'yes' as const,
  });
  return {
    slug: 'house',
    name: 'house',
    group: 'building',
    count: 4,
    kind: 'symbol',
    firstNight: '2026-01-12',
    lastNight: '2026-11-19',
    meaning: 'the mind with its rooms',
    own: null,
    conditions: [
      { slug: 'open', name: 'open', count: 3, firstNight: '2026-06-02', lastNight: '2026-11-19' },
      { slug: 'locked', name: 'locked', count: 1, firstNight: '2026-01-12', lastNight: '2026-01-12' },
    ],
    actors: { dreamer: 3, other: 1, unknown: 0 },
    changes: [
      {
        kind: 'condition',
        since: '2026-06-02',
        before: { value: 'locked', name: 'locked', count: 2, of: 2 },
        after: { value: 'open', name: 'open', count: 2, of: 2 },
      },
    ],
    fit: { fitted: 3, answered: 4 },
    meets: [{ slug: 'mother', name: 'mother', group: 'person', count: 9, together: 3 }],
    occurrences: {
      items: [occurrence(31, '2026-11-19'), occurrence(12, '2026-06-02')],
      nextCursor: null,
    },
    ...overrides,
  };
}
