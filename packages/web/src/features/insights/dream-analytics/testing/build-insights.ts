import type { Insights, InsightsPreview } from '@chitta/contract';

const theme = 'lost-way';

const feelings = (
  dreams: number,
  { fear, joy }: { fear: number; joy: number },
  marked: { told: number; fear: number; calm: number },
) => ({
  dreams,
  recognised: {
    told: fear + joy,
    feelings: [
      { slug: 'fear', count: fear },
      { slug: 'joy', count: joy },
    ],
  },
  chosen: {
    told: marked.told,
    feelings: [
      { feeling: 'calm' as const, count: marked.calm },
      { feeling: 'fear' as const, count: marked.fear },
    ].filter(({ count }) => count > 0),
  },
});

/** A year of 42 dreams up to 23 November 2026. */
export function buildInsights(overrides: Partial<Insights> = {}): Insights {
  return {
    period: 'year',
    from: '2026-01-01',
    to: '2026-12-31',
    today: '2026-11-23',
    previous: '2025-12-31',
    next: null,
    isPending: false,
    computedAt: '2026-11-23T08:00:00.000Z',
    dreams: 42,
    nights: 39,
    words: 2604,
    lengthMedian: 61,
    before: { dreams: 9, nights: 9, words: 500, lengthMedian: 55 },
    symbolCount: 118,
    symbols: [
      { slug: 'house', name: 'house', group: 'building', count: 14 },
      { slug: 'water', name: 'water', group: 'nature', count: 11 },
      { slug: 'mother', name: 'mother', group: 'person', count: 9 },
      { slug: 'dog', name: 'black dog', group: 'animal', count: 4 },
    ],
    categories: [
      { category: 'recurring', count: 6 },
      { category: 'nightmare', count: 4 },
    ],
    feelings: feelings(42, { fear: 16, joy: 7 }, { told: 14, fear: 5, calm: 9 }),
    feelingsOverTime: {
      step: 'month',
      points: [
        { from: '2026-01-01', ...feelings(12, { fear: 7, joy: 1 }, { told: 4, fear: 4, calm: 1 }) },
        { from: '2026-04-01', ...feelings(10, { fear: 5, joy: 2 }, { told: 0, fear: 0, calm: 0 }) },
        { from: '2026-08-01', ...feelings(12, { fear: 3, joy: 2 }, { told: 5, fear: 1, calm: 3 }) },
        { from: '2026-11-01', ...feelings(8, { fear: 1, joy: 2 }, { told: 5, fear: 0, calm: 5 }) },
      ],
    },
    feelingNames: [
      { slug: 'fear', name: 'fear' },
      { slug: 'joy', name: 'joy' },
    ],
    themes: [
      {
        key: theme,
        headline: { text: 'Buscas algo que te sabes de memoria.', language: 'es' },
        count: 4,
        firstNight: '2026-02-03',
        lastNight: '2026-10-19',
      },
    ],
    hours: {
      counts: Array.from({ length: 24 }, (_, hour) =>
        hour === 6 ? 14 : hour === 7 ? 9 : hour === 3 ? 5 : 0,
      ),
      unknown: 14,
    },
    recall: { dream: 39, fragment: 12, none: 20 },
    heat: {
      step: 'night',
      counts: [
        { from: '2026-02-03', dreams: 1 },
        { from: '2026-06-11', dreams: 3 },
        { from: '2026-11-22', dreams: 2 },
      ],
    },
    ...overrides,
  };
}

/** What insights would show of 12 dreams. */
export function buildPreview(overrides: Partial<InsightsPreview> = {}): InsightsPreview {
  return {
    isPending: false,
    dreams: 12,
    nights: 11,
    firstNight: '2026-09-02',
    lastNight: '2026-11-20',
    symbols: 48,
    meetings: 131,
    topSymbols: [{ slug: 'house', name: 'house', group: 'building', count: 5 }],
    stories: 9,
    feelings: 6,
    recurring: 0,
    ...overrides,
  };
}
