import type { DreamTheme, DreamThemeItem, DreamThemes } from '@chitta/contract';

export function buildThemeItem(overrides: Partial<DreamThemeItem> = {}): DreamThemeItem {
  return {
    name: 'falling',
    category: 'height',
    title: 'Falling',
    description: 'The ground is gone and you fall.',
    own: { dreams: 3, first: '2026-01-12T08:00:00.000Z', last: '2026-11-19T08:00:00.000Z' },
    ...overrides,
  };
}

const never = { dreams: 0, first: null, last: null };

/** Two of three themes are in the member's dreams. */
export function buildThemes(overrides: Partial<DreamThemes> = {}): DreamThemes {
  const once = { dreams: 1, first: '2026-11-20T08:00:00.000Z', last: '2026-11-20T08:00:00.000Z' };
  return {
    language: 'en',
    items: [
      buildThemeItem({ name: 'being-chased', category: 'threat', title: 'Being chased', own: never }),
      buildThemeItem({ name: 'snakes', category: 'creatures', title: 'Snakes', own: once }),
      buildThemeItem(),
    ],
    unread: 0,
    nextCursor: null,
    ...overrides,
  };
}

/** As a member without premium is told of it. */
export function buildTheme(overrides: Partial<DreamTheme> = {}): DreamTheme {
  return {
    ...buildThemeItem(),
    language: 'en',
    insights: [
      { type: 'meaning', text: 'Height is read as a view.' },
      { type: 'yesterday', text: 'What gave way?' },
    ],
    techniques: [
      {
        name: 'What still holds',
        isPremium: false,
        practice: { description: 'Another floor.', steps: ['Write what gave way.', 'Read it aloud.'] },
      },
      { name: 'Landing on purpose', isPremium: true, practice: null },
    ],
    prevalence: {
      percent: 18,
      people: 5941,
      years: [1956, 2000],
      country: 'DE',
      source: { title: 'A journal', url: 'https://example.org/75878' },
    },
    symbols: [{ name: 'Cliff', address: 'cliff' }],
    dreams: { items: [], nextCursor: null },
    ...overrides,
  };
}
