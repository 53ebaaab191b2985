import { expect, it } from 'vitest';
import { type FoldedVisit, foldDays, noFigures } from './fold-days.ts';

const visit = (session: string, more: Partial<FoldedVisit> = {}): FoldedVisit => ({
  session,
  variant: 'b',
  createdAt: '2026-11-23T23:59:59.999Z',
  isCounted: true,
  isFollowed: false,
  isExcluded: false,
  hasInteracted: false,
  scrollDepth: 40,
  seconds: 10,
  ...more,
});

it('adds up what happened, each on its day', () => {
  const days = foldDays({
    visits: [
      visit('1', { isFollowed: true, hasInteracted: true }),
      visit('2', { isCounted: false, scrollDepth: 100, seconds: 5 }),
      visit('3', { variant: 'a', createdAt: '2026-11-24T00:00:00.000Z' }),
    ],
    exposures: [
      { session: '1', createdAt: '2026-11-23T23:59:59.999Z' },
      { session: '1', createdAt: '2026-11-24T08:00:00.000Z' },
      { session: 'unknown', createdAt: '2026-11-24T08:00:00.000Z' },
    ],
    conversions: [
      { session: '1', variant: 'b', type: 'sign_up', value: null, convertedAt: '2026-11-24T00:10:00.000Z' },
      { session: null, variant: 'b', type: 'sign_up', value: null, convertedAt: '2026-11-24T00:20:00.000Z' },
      { session: '1', variant: 'b', type: 'premium', value: null, convertedAt: '2026-11-24T09:00:00.000Z' },
      {
        session: '1',
        variant: 'b',
        type: 'revenue',
        value: 990,
        currency: 'eur',
        convertedAt: '2026-11-24T09:00:00.000Z',
      },
      {
        session: '1',
        variant: 'b',
        type: 'revenue',
        value: 1500,
        currency: 'usd',
        convertedAt: '2026-11-24T09:00:00.000Z',
      },
      {
        session: '1',
        variant: 'b',
        type: 'revenue',
        value: -300,
        currency: 'usd',
        convertedAt: '2026-11-24T10:00:00.000Z',
      },
      { session: '1', variant: 'b', type: 'verified', value: null, convertedAt: '2026-11-24T01:00:00.000Z' },
    ],
  });
  expect(Object.fromEntries(days)).toEqual({
    'b 2026-11-23': {
      ...noFigures,
      impressions: 1,
      visits: 2,
      visitors: 1,
      followed: 1,
      bounces: 1,
      scroll: 140,
      seconds: 15,
    },
    'a 2026-11-24': { ...noFigures, visits: 1, visitors: 1, bounces: 1, scroll: 40, seconds: 10 },
    'b 2026-11-24': {
      ...noFigures,
      impressions: 1,
      signUps: 2,
      followedSignUps: 1,
      verified: 1,
      premium: 1,
      revenue: { eur: 990, usd: 1200 },
    },
  });
});

it('leaves out whoever was shown more than one variant, with all that they did', () => {
  const days = foldDays({
    visits: [visit('1', { isExcluded: true })],
    exposures: [{ session: '1', createdAt: '2026-11-23T10:00:00.000Z' }],
    conversions: [
      { session: '1', variant: 'b', type: 'sign_up', value: null, convertedAt: '2026-11-24T00:10:00.000Z' },
    ],
  });
  expect(days.size).toBe(0);
});
