import type { MonthlyLetter } from '@chitta/contract';

export function buildLetter(overrides: Partial<MonthlyLetter> = {}): MonthlyLetter {
  return {
    month: '2026-10',
    language: 'en',
    dreams: 12,
    nights: 11,
    isPending: false,
    findings: [
      {
        sentence: '“River” came more often than in the year before: in 6 of 12 dreams.',
        dreams: [
          { id: 31, title: 'A door beside the stairs', language: 'en', night: '2026-10-19' },
          { id: 12, title: 'La casa de mi abuela', language: 'es', night: '2026-10-02' },
        ],
      },
    ],
    returning: { kind: 'dream', sentence: 'A dream you know came back, with House and Room: in 2 nights.' },
    question: 'What in your days does “River” belong to at the moment?',
    ...overrides,
  };
}
