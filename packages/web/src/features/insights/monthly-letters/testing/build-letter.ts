import type { MonthlyLetter } from '@chitta/contract';

export function buildLetter(overrides: Partial<MonthlyLetter> = {}): MonthlyLetter {
  return {
    month: '2026-10',
    language: 'en',
    dreams: 12,
    nights: 11,
    isPending: false,
    feelings: 'You marked what you felt in 5 of 12 dreams. Most often, in 3 of them: calm.',
    isEarly: false,
    findings: [
      {
        sentence: '“River” came more often than in the year before: in 6 of 12 dreams.',
        dreams: [
          { id: 31, title: 'A door beside the stairs', language: 'en', night: '2026-10-19' },
          { id: 12, title: 'La casa de mi abuela', language: 'es', night: '2026-10-02' },
        ],
      },
    ],
    returning: {
      kind: 'dream',
      sentence:
        'A dream you know came back, with “House” and “Room” in it. You have had it 3 times since May 2026.',
      dreams: [{ id: 12, title: 'La casa de mi abuela', language: 'es', night: '2026-10-02' }],
    },
    question: 'What in your life does “River” belong to at the moment?',
    ...overrides,
  };
}
