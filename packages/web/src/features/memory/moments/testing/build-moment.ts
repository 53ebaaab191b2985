import type { Moment } from '@chitta/contract';

/** A moment of the morning of 23 November 2026, without a picture. */
export function buildMoment(overrides: Partial<Moment> = {}): Moment {
  return {
    id: 'a'.repeat(22),
    date: '2026-11-23',
    momentNumber: 1,
    note: 'Fog on the river.',
    kind: 'nature',
    timestamp: '2026-11-23T07:15:00.000Z',
    picture: null,
    isArchived: false,
    archivedAt: null,
    ...overrides,
  };
}
