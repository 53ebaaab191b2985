import { readingEngineVersion } from '@chitta/interpretation';
import { expect, it } from 'vitest';
import { readingOffer } from './reading-offer.ts';

const read = {
  translation: 'A habit follows you.',
  reading: { engineVersion: readingEngineVersion, language: 'en' as const, sentences: [] },
  engineVersion: readingEngineVersion,
  isPremiumTranslation: false,
};

it.each([
  ['never read', { ...read, translation: null, reading: null, engineVersion: null }, false, 'first'],
  ['changed since', { ...read, reading: null, engineVersion: null }, false, 'text'],
  ['read for free, with premium now', read, true, 'premium'],
  ['read with premium', { ...read, isPremiumTranslation: true }, true, null],
  ['read with premium that has ended', { ...read, isPremiumTranslation: true }, false, null],
  ['read by an engine of before', { ...read, engineVersion: '1' }, false, 'engine'],
  ['read as it would be now', read, false, null],
])('a dream %s', (_what, dream, isPremium, offer) => {
  expect(readingOffer(dream, isPremium)).toBe(offer);
});
