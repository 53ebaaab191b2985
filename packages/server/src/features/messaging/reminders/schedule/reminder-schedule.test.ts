import type { MemoryReminder, ReminderKind } from '@chitta/contract';
import { usefulMinutes } from '@chitta/contract/limits';
import { isQuiet, minutesOf } from '@chitta/contract/quiet-hours';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, minutesAt, nextDay } from '#server/platform/time/calendar-day.ts';
import { momentOn, nextReminders, type ReminderSchedule } from './reminder-schedule.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];

function schedule(changes: Partial<ReminderSchedule> = {}): ReminderSchedule {
  return { timezone: 'UTC', times: [], quietHours: null, followUpDays: [], ...changes };
}
const at = (time: string, weekdays = everyDay, kind: MemoryReminder['kind'] = 'morning'): MemoryReminder => ({
  kind,
  weekdays,
  time,
});
const hours = (from: string, to: string) => ({ from: minutesOf(from), to: minutesOf(to) });

function nextOf(given: ReminderSchedule, after: string, count = 1, kind: ReminderKind = 'morning') {
  const found = nextReminders(given, kind, { after: new Date(after), count, taken: new Set() });
  return found.map(({ day, at: moment }) => [day, moment.toISOString().slice(0, 16)]);
}

describe('a time on the days of the clock changes', () => {
  it.each([
    // Clocks skip from 2:00 to 3:00: what is set for the hour between comes when they go on.
    ['Europe/Prague', '2026-03-29', '02:30', '2026-03-29T01:00'],
    ['Europe/Prague', '2026-03-29', '01:59', '2026-03-29T00:59'],
    ['Europe/Prague', '2026-03-29', '03:00', '2026-03-29T01:00'],
    // Clocks show 2:00 to 3:00 twice: it comes the first time.
    ['Europe/Prague', '2026-10-25', '02:30', '2026-10-25T00:30'],
    ['Europe/Prague', '2026-10-25', '03:00', '2026-10-25T02:00'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:00'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30'],
    // Half an hour.
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45'],
    // At midnight: the day begins at one, and the hour before midnight is there twice.
    ['America/Santiago', '2026-09-06', '00:30', '2026-09-06T04:00'],
    ['America/Santiago', '2026-04-04', '23:30', '2026-04-05T02:30'],
    // Ramadan: back in February, on in March.
    ['Africa/Casablanca', '2026-02-15', '02:30', '2026-02-15T01:30'],
    ['Africa/Casablanca', '2026-03-22', '02:30', '2026-03-22T02:00'],
    ['Asia/Kolkata', '2026-03-29', '02:30', '2026-03-28T21:00'],
  ])('in %s on %s at %s comes at %s', (timezone, day, time, expected) => {
    const moment = momentOn(schedule({ timezone, times: [at(time)] }), 'morning', day);
    expect(moment?.toISOString().slice(0, 16)).toBe(expected);
  });
});

describe('a clock that is walked over the year', () => {
  const zones = [
    'Europe/Prague',
    'America/New_York',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Asia/Kolkata',
    'Africa/Casablanca',
  ];
  const times = ['00:00', '00:30', '01:30', '02:00', '02:15', '02:30', '03:00', '07:00', '23:30'];

  it.each(zones.flatMap((zone) => times.map((time) => [zone, time] as const)))(
    'reminds in %s at %s once each day, in order',
    (timezone, time) => {
      const given = schedule({ timezone, times: [at(time)] });
      const end = new Date('2027-01-02T00:00:00Z');
      let now = new Date('2025-12-31T00:00:00Z');
      let last = '';
      while (now < end) {
        const [next] = nextReminders(given, 'morning', { after: now, count: 1, taken: new Set() });
        if (next === undefined) throw new TypeError('a daily reminder has a next one');
        expect(dayAt(next.at, timezone)).toBe(next.day);
        if (last !== '') expect(next.day).toBe(nextDay(last));
        const late = minutesAt(next.at, timezone) - minutesOf(time);
        // Later only by what clocks skipped.
        expect([0, 15, 30, 45, 60]).toContain(late);
        last = next.day;
        now = next.at;
      }
    },
  );
});

describe('the next reminders', () => {
  const week = [at('07:00', [1, 2, 3, 4, 5]), at('09:30', [6, 7])];

  it('are those of the weekday', () => {
    expect(nextOf(schedule({ times: week }), '2026-11-20T07:00:00Z', 3)).toEqual([
      ['2026-11-21', '2026-11-21T09:30'],
      ['2026-11-22', '2026-11-22T09:30'],
      ['2026-11-23', '2026-11-23T07:00'],
    ]);
  });

  it('are of the member’s own day, not of that of UTC', () => {
    const given = schedule({ timezone: 'Pacific/Auckland', times: [at('06:00', [1])] });
    expect(nextOf(given, '2026-11-22T00:00:00Z')).toEqual([['2026-11-23', '2026-11-22T17:00']]);
  });

  it('are one a day: of two times the earlier', () => {
    const given = schedule({ times: [at('09:00'), at('07:00', [2]), at('05:00', everyDay, 'evening')] });
    expect(nextOf(given, '2026-11-23T00:00:00Z', 2)).toEqual([
      ['2026-11-23', '2026-11-23T09:00'],
      ['2026-11-24', '2026-11-24T07:00'],
    ]);
  });

  it('pass over days that were handled', () => {
    const taken = new Set(['2026-11-23', '2026-11-24']);
    const found = nextReminders(schedule({ times: [at('07:00')] }), 'morning', {
      after: new Date('2026-11-23T00:00:00Z'),
      count: 1,
      taken,
    });
    expect(found.map(({ day }) => day)).toEqual(['2026-11-25']);
  });

  it('are none without a time', () => {
    expect(nextOf(schedule({ times: [at('07:00', everyDay, 'exercise')] }), '2026-11-23T00:00:00Z')).toEqual(
      [],
    );
  });

  it('of follow-ups are of their days, at ten', () => {
    const given = schedule({ timezone: 'Europe/Prague', followUpDays: ['2026-11-22', '2026-11-25'] });
    expect(nextOf(given, '2026-11-23T00:00:00Z', 3, 'follow_up')).toEqual([
      ['2026-11-25', '2026-11-25T09:00'],
    ]);
  });
});

describe('quiet hours', () => {
  it.each([
    ['06:30', ['22:00', '07:00'], '07:00'],
    ['05:00', ['22:00', '07:00'], '07:00'],
    ['04:59', ['22:00', '07:00'], null],
    ['22:30', ['22:00', '07:00'], null],
    ['23:30', ['23:00', '00:30'], null],
    ['07:00', ['22:00', '07:00'], '07:00'],
    ['12:45', ['12:30', '14:00'], '14:00'],
  ] as const)('move %s of a morning within %j to %s', (time, [from, to], expected) => {
    const given = schedule({ times: [at(time)], quietHours: hours(from, to) });
    const moment = momentOn(given, 'morning', '2026-11-23');
    expect(moment?.toISOString() ?? null).toBe(expected && `2026-11-23T${expected}:00.000Z`);
  });

  it('count by what clocks show where they skip the time that was set', () => {
    const given = schedule({
      timezone: 'Europe/Prague',
      times: [at('02:30')],
      quietHours: hours('03:00', '03:30'),
    });
    expect(momentOn(given, 'morning', '2026-03-29')?.toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(momentOn(given, 'morning', '2026-03-30')?.toISOString()).toBe('2026-03-30T00:30:00.000Z');
  });

  it('move a follow-up to their end', () => {
    const given = schedule({ followUpDays: ['2026-11-23'], quietHours: hours('22:00', '13:00') });
    expect(momentOn(given, 'follow_up', '2026-11-23')?.toISOString()).toBe('2026-11-23T13:00:00.000Z');
  });
});

describe('whatever is set', () => {
  const zone = fc.constantFrom(
    'Europe/Prague',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'America/Santiago',
    'Africa/Casablanca',
    'Pacific/Kiritimati',
    'Africa/Cairo',
  );
  const clock = fc
    .integer({ min: 0, max: 1439 })
    .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
  const reminder = fc.record({
    kind: fc.constantFrom('morning', 'evening', 'exercise'),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    time: clock,
  });
  const quiet = fc.option(
    fc.tuple(clock, clock).filter(([from, to]) => from !== to),
    { nil: null },
  );

  it('a reminder comes within its day, never in quiet hours, never when it is of no use, and once a day', () => {
    const after = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(
        zone,
        fc.array(reminder, { maxLength: 12 }),
        quiet,
        after,
        (timezone, times, range, now) => {
          const quietHours = range && hours(...range);
          const given = schedule({ timezone, times: times as MemoryReminder[], quietHours });
          for (const kind of ['morning', 'evening', 'exercise'] as const) {
            const found = nextReminders(given, kind, { after: now, count: 6, taken: new Set() });
            expect(new Set(found.map(({ day }) => day)).size).toBe(found.length);
            let last = now;
            for (const { day, at: moment } of found) {
              expect(moment.getTime()).toBeGreaterThan(last.getTime());
              expect(dayAt(moment, timezone)).toBe(day);
              const minutes = minutesAt(moment, timezone);
              expect(isQuiet(quietHours, minutes)).toBe(false);
              const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
              const wanted = times
                .filter((each) => each.kind === kind && each.weekdays.includes(weekday))
                .map(({ time }) => minutesOf(time));
              // Up to an hour more where clocks skipped it.
              expect(minutes - Math.min(...wanted)).toBeLessThanOrEqual(usefulMinutes[kind] + 60);
              expect(minutes).toBeGreaterThanOrEqual(Math.min(...wanted));
              last = moment;
            }
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
