import { describe, expect, it } from 'vitest';
import { boundsOfDay, momentsOf } from './local-time.ts';

function moments(text: string, timeZone: string): string[] {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = text.split(/[- :]/).map(Number);
  return momentsOf({ year, month, day, hour, minute }, timeZone).map((moment) =>
    moment.toISOString().slice(0, 16),
  );
}

describe('momentsOf', () => {
  it.each([
    ['in winter', '1990-01-15 12:00', 'Europe/Madrid', ['1990-01-15T11:00']],
    ['in summer', '1990-07-15 12:00', 'Europe/Madrid', ['1990-07-15T10:00']],
    [
      'when clocks were put back',
      '2024-10-27 02:30',
      'Europe/Madrid',
      ['2024-10-27T00:30', '2024-10-27T01:30'],
    ],
    ['when clocks were put forward', '2024-03-31 02:30', 'Europe/Madrid', []],
    ['the hour before that', '2024-03-31 01:59', 'Europe/Madrid', ['2024-03-31T00:59']],
    ['in the double summer of the war', '1943-07-01 12:00', 'Europe/London', ['1943-07-01T10:00']],
    ['half an hour off', '1985-05-05 06:15', 'Asia/Kolkata', ['1985-05-05T00:45']],
    ['on a day that a country left out', '2011-12-30 12:00', 'Pacific/Apia', []],
    ['fourteen hours ahead', '2012-01-01 00:30', 'Pacific/Kiritimati', ['2011-12-31T10:30']],
    ['before there were time zones', '1900-06-01 12:00', 'America/New_York', ['1900-06-01T17:00']],
    ['at midnight that was left out', '2018-11-04 00:30', 'America/Sao_Paulo', []],
  ])('%s', (_, text, timeZone, expected) => {
    expect(moments(text, timeZone)).toEqual(expected);
  });

  it('refuses a zone that it does not know', () => {
    expect(() => moments('2000-01-01 00:00', 'Europe/Atlantis')).toThrow(RangeError);
  });
});

describe('boundsOfDay', () => {
  it.each([
    ['2024-03-31', 'Europe/Madrid', 23],
    ['2024-10-27', 'Europe/Madrid', 25],
    ['1999-12-31', 'America/New_York', 24],
    ['2018-11-04', 'America/Sao_Paulo', 23],
  ])('%s in %s has %d hours', (text, timeZone, hours) => {
    const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
    const { from, to } = boundsOfDay({ year, month, day }, timeZone);
    expect((to.getTime() - from.getTime()) / 3_600_000).toBe(hours);
  });

  it('refuses a day that no clock showed', () => {
    expect(() => boundsOfDay({ year: 2011, month: 12, day: 30 }, 'Pacific/Apia')).toThrow(RangeError);
  });
});
