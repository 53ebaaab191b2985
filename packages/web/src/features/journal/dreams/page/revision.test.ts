import type { Dream } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { changedDream, revisionOf } from './revision.ts';

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
    expect(revisionOf(dream, ' I was in a house.\n', { ...dream, title: ' A house ' }, 'UTC')).toBeNull();
  });

  it('sends what has changed, and only that', () => {
    expect(revisionOf(dream, dream.content, { ...dream, category: null }, 'UTC')).toEqual({ category: null });
    expect(revisionOf(dream, dream.content, { ...dream, tags: ['sea'] }, 'UTC')).toEqual({ tags: ['sea'] });
    expect(revisionOf(dream, 'I was on a ship.', { ...dream, title: '' }, 'UTC')).toEqual({
      content: 'I was on a ship.',
      title: '',
    });
  });

  it('begins with what the journal calls the dream, and takes that for no change', () => {
    const called: Dream = { ...dream, proposedTitle: 'The house, the sea' };
    const { details } = changedDream(called, [], 'UTC');
    expect(details.title).toBe('The house, the sea');
    expect(revisionOf(called, called.content, details, 'UTC')).toBeNull();
    expect(revisionOf(called, called.content, { ...details, title: 'Home' }, 'UTC')).toEqual({
      title: 'Home',
    });
  });

  it('sends what was felt, and that it is taken back', () => {
    const felt: Dream = { ...dream, feelings: ['fear'] };
    expect(revisionOf(felt, felt.content, felt, 'UTC')).toBeNull();
    expect(revisionOf(dream, dream.content, { ...dream, feelings: ['fear'] }, 'UTC')).toEqual({
      feelings: ['fear'],
    });
    expect(revisionOf(felt, felt.content, { ...felt, feelings: [] }, 'UTC')).toEqual({ feelings: [] });
  });

  it('sends another night, as the member counts them', () => {
    const of = (night: string, zone: string) => revisionOf(dream, dream.content, { ...dream, night }, zone);
    expect(of('2026-11-21', 'UTC')).toBeNull();
    expect(of('2026-11-20', 'UTC')).toEqual({ night: '2026-11-20' });
    expect(of('2026-11-20', 'America/Los_Angeles')).toBeNull();
  });
});
