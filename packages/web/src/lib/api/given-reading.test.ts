import { expect, it } from 'vitest';
import { givenReading } from './given-reading.ts';

const reading = { engineVersion: '4', language: 'en' as const, sentences: [] };

it('is the reading with the word of the server', () => {
  const given = { reading, level: 'premium', signature: 'abc' } as const;
  expect(givenReading({ ...given, ...{ translation: 'You looked.' } })).toEqual(given);
});

it('is nothing for a reading without it', () => {
  expect(givenReading({ reading })).toBeUndefined();
  expect(givenReading({ reading, level: 'free' })).toBeUndefined();
});
