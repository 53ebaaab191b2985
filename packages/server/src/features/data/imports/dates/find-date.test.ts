import { describe, expect, it } from 'vitest';
import { findDate, readTime } from './find-date.ts';
import { dateOrderOf, momentOf } from './written-date.ts';

const zone = 'Europe/Madrid';
/** When a written date was, with the day first. */
const read = (text: string, order: 'dmy' | 'mdy' = 'dmy') => {
  const found = findDate(text);
  return found && (momentOf(found.date, order, zone)?.toISOString() ?? 'no such day');
};

describe('dates as people write them', () => {
  it.each([
    ['2024-03-05', '2024-03-05T11:00:00.000Z'],
    ['2024/3/5 07:30', '2024-03-05T06:30:00.000Z'],
    ['2024-07-05T07:30:10.120', '2024-07-05T05:30:00.000Z'],
    ['2024-03-05T07:30:00Z', '2024-03-05T07:30:00.000Z'],
    ['2024-03-05 07:30:00 +0200', '2024-03-05T05:30:00.000Z'],
    ['IMG_20240305 dream', '2024-03-05T11:00:00.000Z'],
    ['5 March 2024', '2024-03-05T11:00:00.000Z'],
    ['Tuesday, 5th of March, 2024 at 7:05 pm', '2024-03-05T18:05:00.000Z'],
    ['March 5, 2024', '2024-03-05T11:00:00.000Z'],
    ['Sept. 5, 2024', '2024-09-05T10:00:00.000Z'],
    ['5 de marzo de 2024', '2024-03-05T11:00:00.000Z'],
    ['martes, 5 de marzo del 2024 a las 3:15 a. m.', '2024-03-05T02:15:00.000Z'],
    ['5-ene-24', '2024-01-05T11:00:00.000Z'],
    ['05.03.24', '2024-03-05T11:00:00.000Z'],
    ['5/3/1998, 12 am', '1998-03-04T23:00:00.000Z'],
    ['31/02/2024', null],
    ['2024-13-05', null],
    ['I had 3/4 of a cake and 12 eggs', null],
    ['may 5 or so', null],
    ['call 555-12-2024-11', null],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('puts a time that the clocks skip at the first moment after it', () => {
    expect(read('2024-03-31 02:30')).toBe('2024-03-31T01:00:00.000Z');
  });

  it('reads open dates in the order that is asked for', () => {
    expect(read('3/4/2024', 'mdy')).toBe('2024-03-04T11:00:00.000Z');
    expect(read('13/4/2024', 'mdy')).toBe('no such day');
  });

  it.each([
    ['7:05', 425],
    ['7.05 pm', 1145],
    ['12:00 AM', 0],
    ['3 p. m.', 900],
    ['25:00', null],
    ['13:00 pm', null],
    ['later', null],
  ])('time %s', (text, minutes) => {
    expect(readTime(text)).toBe(minutes);
  });
});

describe('the order of numbers in the dates of a file', () => {
  const order = (...texts: string[]) =>
    dateOrderOf(
      texts.flatMap((text) => findDate(text)?.date ?? []),
      'dmy',
    );
  it.each([
    [['3/4/2024', '25/4/2024'], 'dmy', true],
    [['3/4/2024', '4/25/2024'], 'mdy', true],
    [['1/2/2024', '1/3/2024', '1/5/2024', '1/9/2024'], 'mdy', true],
    [['1/2/2024', '3/2/2024', '5/2/2024', '6/2/2024'], 'dmy', true],
    [['3/4/2024'], 'dmy', false],
    [['4/4/2024', '2024-01-02'], 'dmy', true],
  ])('%j', (texts, dateOrder, isDateOrderCertain) => {
    expect(order(...texts)).toEqual({ dateOrder, isDateOrderCertain });
  });
});
