import { describe, expect, it } from 'vitest';
import { listTimezones, searchTimezones, timezoneLabel } from './timezones.ts';

const winter = new Date('2026-01-15T12:00:00Z');
const found = (search: string, language: 'en' | 'es' = 'en') =>
  searchTimezones(listTimezones(language, winter), search).map(({ name }) => name);

describe('time zones', () => {
  it('are called by their city first', () => {
    expect(timezoneLabel('America/Argentina/Buenos_Aires')).toBe('Buenos Aires, Argentina, America');
    expect(timezoneLabel('UTC')).toBe('UTC');
  });

  it('are all there, once each, with their distance from Greenwich', () => {
    const all = listTimezones('en', winter);
    expect(all.length).toBeGreaterThan(300);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.find(({ name }) => name === 'Europe/Madrid')?.detail).toMatch(/GMT\+1$/);
  });

  it.each([
    ['madrid', 'Europe/Madrid'],
    ['MADR', 'Europe/Madrid'],
    ['new york', 'America/New_York'],
    ['america/bogota', 'America/Bogota'],
    ['Bogotá', 'America/Bogota'],
    ['colombia', 'America/Bogota'],
    ['utc', 'UTC'],
  ])('are found by %s', (search, name) => {
    expect(found(search)).toContain(name);
  });

  it('are found by what their time is called in the language of the page', () => {
    expect(found('Nueva Zelanda', 'es')).toContain('Pacific/Auckland');
    expect(found('Nueva Zelanda', 'en')).toEqual([]);
  });

  it.each(['kolkata', 'kathmandu', 'kyiv', 'ho chi minh'])(
    'are found by their name of today: %s',
    (search) => {
      expect(found(search)).toHaveLength(1);
    },
  );

  it('are all there without a search, and none for what is no place', () => {
    expect(found(' ').length).toBeGreaterThan(300);
    expect(found('tranquility')).toEqual([]);
  });
});
