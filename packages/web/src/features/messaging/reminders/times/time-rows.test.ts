import { describe, expect, it } from 'vitest';
import { addRow, freeWeekdays, setTime, toggleWeekday, toRows, toTimes } from './time-rows.ts';

const week = [1, 2, 3, 4, 5, 6, 7];
const rows = () =>
  toRows([
    { kind: 'morning', weekdays: [1, 2, 3, 4, 5], time: '07:00' },
    { kind: 'morning', weekdays: [6, 7], time: '09:00' },
    { kind: 'evening', weekdays: [6], time: '22:00' },
  ]);

describe('the rows of times', () => {
  it('begin with every weekday, then with those that are left', () => {
    const first = addRow([], 'morning');
    expect(toTimes(first)).toEqual([{ kind: 'morning', weekdays: week, time: '07:00' }]);
    const weekend = toggleWeekday(toggleWeekday(first, first[0]?.id ?? 0, 6), first[0]?.id ?? 0, 7);
    expect(toTimes(addRow(weekend, 'morning'))[1]).toMatchObject({ weekdays: [6, 7] });
    expect(freeWeekdays(addRow(weekend, 'morning'), 'morning')).toEqual([]);
  });

  it('have each weekday once for each kind', () => {
    const before = rows();
    const changed = toggleWeekday(before, before[0]?.id ?? 0, 6);
    expect(toTimes(changed)).toEqual([
      { kind: 'morning', weekdays: [1, 2, 3, 4, 5, 6], time: '07:00' },
      { kind: 'morning', weekdays: [7], time: '09:00' },
      { kind: 'evening', weekdays: [6], time: '22:00' },
    ]);
  });

  it('are not kept without a weekday', () => {
    const before = rows();
    expect(toTimes(toggleWeekday(before, before[2]?.id ?? 0, 6))).toHaveLength(2);
  });

  it('change the time of one alone', () => {
    const before = rows();
    expect(toTimes(setTime(before, before[1]?.id ?? 0, '09:30')).map(({ time }) => time)).toEqual([
      '07:00',
      '09:30',
      '22:00',
    ]);
  });
});
