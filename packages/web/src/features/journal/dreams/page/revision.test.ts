import type { Dream } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { revisionOf } from './revision.ts';

const dream: Dream = {
  id: 1,
  userId: 1,
  title: 'A house',
  content: 'I was in a house.',
  translation: null,
  recognizedSymbols: [],
  reading: null,
  isPremiumTranslation: false,
  readAt: null,
  readingOffer: 'first',
  earlierReadings: 0,
  language: 'en',
  category: 'lucid',
  tags: ['sea', 'night'],
  createdAt: '2026-11-21T06:00:00.000Z',
  updatedAt: '2026-11-21T06:00:00.000Z',
};

describe('revisionOf', () => {
  it('sends nothing when nothing has changed', () => {
    expect(revisionOf(dream, ' I was in a house.\n', { ...dream, title: ' A house ' })).toBeNull();
  });

  it('sends what has changed, and only that', () => {
    expect(revisionOf(dream, dream.content, { ...dream, category: null })).toEqual({ category: null });
    expect(revisionOf(dream, dream.content, { ...dream, tags: ['sea'] })).toEqual({ tags: ['sea'] });
    expect(revisionOf(dream, 'I was on a ship.', { ...dream, title: '' })).toEqual({
      content: 'I was on a ship.',
      title: '',
    });
  });
});
