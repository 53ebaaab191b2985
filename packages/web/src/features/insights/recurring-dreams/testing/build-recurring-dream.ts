import type { RecurringDream } from '@chitta/contract';

const theme = 'new-room';

export function buildRecurringDream(overrides: Partial<RecurringDream> = {}): RecurringDream {
  return {
    key: 'house+room',
    count: 4,
    firstNight: '2026-01-12',
    lastNight: '2026-11-19',
    theme: {
      key: theme,
      headline: { text: 'Una parte de ti que siempre estuvo ahí está abierta ahora.', language: 'es' },
    },
    shared: [
      { slug: 'house', name: 'house', group: 'building', count: 4 },
      { slug: 'room', name: 'room', group: 'building', count: 4 },
    ],
    often: [{ slug: 'mother', name: 'mother', group: 'person', count: 3 }],
    expected: 0.3,
    dreams: [
      { id: 31, title: 'A door beside the stairs', language: 'en', night: '2026-11-19' },
      { id: 12, title: 'La casa de mi abuela', language: 'es', night: '2026-06-02' },
    ],
    isDismissed: false,
    ...overrides,
  };
}
