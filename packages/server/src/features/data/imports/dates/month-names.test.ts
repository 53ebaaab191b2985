import { describe, expect, it } from 'vitest';
import { monthNumber, monthPattern, weekdayPattern } from './month-names.ts';

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'iu');

describe('names of months', () => {
  it.each([
    [1, ['January', 'jan', 'enero', 'ENE']],
    [2, ['February', 'feb', 'febrero']],
    [3, ['March', 'mar', 'marzo']],
    [4, ['April', 'apr', 'abril', 'abr']],
    [5, ['May', 'mayo', 'may']],
    [6, ['June', 'jun', 'junio']],
    [7, ['July', 'jul', 'julio']],
    [8, ['August', 'aug', 'agosto', 'ago']],
    [9, ['September', 'sept', 'sep', 'septiembre', 'setiembre', 'set']],
    [10, ['October', 'oct', 'octubre']],
    [11, ['November', 'nov', 'noviembre']],
    [12, ['December', 'dec', 'diciembre', 'dic']],
  ])('%i is %j', (number, names) => {
    for (const name of names) {
      expect(monthNumber(name), name).toBe(number);
      expect(name).toMatch(whole(monthPattern));
    }
  });

  it.each(['', 'marc', 'lunes', 'janvier'])('%j is none', (name) => {
    expect(monthNumber(name)).toBeUndefined();
  });

  it('are tried from the longest on, so that no name is cut short', () => {
    const lengths = monthPattern.split('|').map(({ length }) => length);
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
  });
});

describe('names of weekdays', () => {
  it.each([
    ['Monday', 'lunes', 'mon', 'lun'],
    ['Tuesday', 'martes', 'tue', 'mar'],
    ['Wednesday', 'miércoles', 'wed', 'mié'],
    ['Thursday', 'jueves', 'thurs', 'jue'],
    ['Friday', 'viernes', 'fri', 'vie'],
    ['Saturday', 'sábado', 'sat', 'sab'],
    ['Sunday', 'domingo', 'sun', 'dom'],
  ])('%s and %s, %s and %s', (...names) => {
    for (const name of names) expect(name).toMatch(whole(weekdayPattern));
  });
});
