import { describe, expect, it } from 'vitest';
import { placeOfTimezone } from './place-name.ts';

describe('placeOfTimezone', () => {
  it.each([
    ['America/Bogota', 'Bogotá', 'Bogotá'],
    ['America/New_York', 'New York', 'Nueva York'],
    ['America/Argentina/Buenos_Aires', 'Buenos Aires', 'Buenos Aires'],
    ['Europe/Zurich', 'Zürich', 'Zúrich'],
    ['Asia/Kathmandu', 'Kathmandu', 'Kathmandu'],
  ])('names the city of %s in both languages', (timezone, en, es) => {
    expect([placeOfTimezone(timezone, 'en'), placeOfTimezone(timezone, 'es')]).toEqual([en, es]);
  });

  it.each([null, '', 'UTC', 'Etc/GMT+5'])('names no place for %j', (timezone) => {
    expect(placeOfTimezone(timezone, 'en')).toBeNull();
  });
});
