import type { PersonalSymbol } from '@chitta/contract';

/** A place of a childhood, dreamt twice. */
export function buildPersonalSymbol(overrides: Partial<PersonalSymbol> = {}): PersonalSymbol {
  return {
    id: 5,
    language: 'en',
    name: 'The old mill',
    group: 'building',
    description: 'where I could hide',
    category: 'Childhood',
    frequency: 2,
    emotionalImpact: 4,
    personalContext: 'Summers at the river.',
    variations: ['mill', 'mill house'],
    createdAt: '2026-11-02T12:00:00.000Z',
    updatedAt: '2026-11-02T12:00:00.000Z',
    ...overrides,
  };
}
