import { describe, expect, it } from 'vitest';
import type { AlarmRow } from '#server/db/tables/admin/alarms.ts';
import { alarmRule } from './alarm-rules.ts';
import { isEndToBeTold, isToBeTold, judgeAlarm, zoneOf } from './judge-alarm.policy.ts';

const minute = 60_000;
const start = new Date('2026-11-22T08:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * minute);
const rule = { ...alarmRule('error_share'), raiseAfterMs: 2 * minute, clearAfterMs: 5 * minute };

const fresh: AlarmRow = {
  id: 1,
  rule: 'error_share',
  subject: '',
  value: 0.5,
  seenAt: start,
  raisedAt: null,
  toldAt: null,
  acknowledgedAt: null,
  clearSince: null,
  resolvedAt: null,
};
const raised: AlarmRow = { ...fresh, raisedAt: start, toldAt: start };

/** Judges a value each minute, and gives what was left of the alarm after each. */
function follow(alarm: AlarmRow, values: readonly (number | undefined)[]): (AlarmRow | null)[] {
  let now: AlarmRow | null = alarm;
  return values.map((value, at) => {
    if (now === null) return null;
    const step = judgeAlarm(rule, now, { value, now: after(at + 1) });
    now = step && { ...now, ...step };
    return now;
  });
}

describe('a value', () => {
  it.each([
    [0.05, 'broken'],
    [0.049, 'between'],
    [0.021, 'between'],
    [0.02, 'clear'],
    [undefined, 'clear'],
  ])('of %s is %s', (value, zone) => {
    expect(zoneOf(rule, value)).toBe(zone);
  });

  it('may be wanted high', () => {
    const disk = alarmRule('disk_low');
    expect([499_999_999, 500_000_000, 699_999_999, 700_000_000].map((free) => zoneOf(disk, free))).toEqual([
      'broken',
      'between',
      'between',
      'clear',
    ]);
  });
});

describe('an alarm', () => {
  it('is raised once its rule was broken for long enough', () => {
    const steps = follow(fresh, [0.5, 0.6, 0.7]);
    expect(steps.map((step) => step?.raisedAt ?? null)).toEqual([null, after(2), after(2)]);
    expect(steps.at(-1)?.value).toBe(0.7);
  });

  it('is nothing where that lasted no longer than a moment', () => {
    expect(follow(fresh, [0.5, 0.03])).toEqual([expect.anything(), null]);
    expect(follow(fresh, [0])).toEqual([null]);
  });

  it('stays while a value swings between the two, and ends once it was well for long enough', () => {
    const steps = follow(raised, [0.04, 0.01, 0.03, 0.01, 0.01, 0.06, 0, 0, 0, 0, 0, 0]);
    expect(steps.slice(0, 11).every((step) => step?.resolvedAt === null)).toBe(true);
    expect(steps[5]).toMatchObject({ clearSince: null, value: 0.06 });
    expect(steps.at(-1)).toMatchObject({ clearSince: after(7), resolvedAt: after(12), value: 0.06 });
  });

  it('ends as well where nothing is measured any more', () => {
    expect(follow(raised, Array(6).fill(undefined)).at(-1)?.resolvedAt).toEqual(after(6));
  });
});

describe('whoever is told', () => {
  const open = { now: after(1), mutedUntil: null, toldBefore: null, isCovered: false };
  const untold = { ...raised, toldAt: null };

  it('is told once', () => {
    expect(isToBeTold(rule, fresh, open)).toBe(false);
    expect(isToBeTold(rule, untold, open)).toBe(true);
    expect(isToBeTold(rule, raised, open)).toBe(false);
  });

  it('is not told of what was told a while ago, until the quiet time is over', () => {
    const toldBefore = start;
    expect(isToBeTold(rule, untold, { ...open, toldBefore, now: after(59) })).toBe(false);
    expect(isToBeTold(rule, untold, { ...open, toldBefore, now: after(60) })).toBe(true);
  });

  it('is not told of what is muted, seen already, or just about to end', () => {
    expect(isToBeTold(rule, untold, { ...open, mutedUntil: after(2) })).toBe(false);
    expect(isToBeTold(rule, untold, { ...open, mutedUntil: after(1) })).toBe(true);
    expect(isToBeTold(rule, { ...untold, acknowledgedAt: start }, open)).toBe(false);
    expect(isToBeTold(rule, { ...untold, clearSince: start }, open)).toBe(false);
    expect(isToBeTold(rule, untold, { ...open, isCovered: true })).toBe(false);
  });

  it('is told of the end of what they were told of', () => {
    const over = { ...raised, resolvedAt: after(1) };
    expect(isEndToBeTold(over, open)).toBe(true);
    expect(isEndToBeTold({ ...over, toldAt: null }, open)).toBe(false);
    expect(isEndToBeTold(raised, open)).toBe(false);
    expect(isEndToBeTold(over, { ...open, mutedUntil: after(2) })).toBe(false);
  });
});
