import { describe, expect, it } from 'vitest';
import { isTimezone, timezoneOffset } from './timezone.ts';

describe('isTimezone', () => {
  it.each([
    ['America/Bogota', true],
    ['UTC', true],
    ['Asia/Kathmandu', true],
    ['Moon/Tranquility', false],
    ['+05:00', false],
    ['', false],
    ['America/Bogota\n', false],
  ])('%j: %s', (name, expected) => {
    expect(isTimezone(name)).toBe(expected);
  });
});

describe('timezoneOffset', () => {
  it.each([
    ['America/Bogota', '2026-01-01T00:00:00Z', -300],
    ['Europe/Madrid', '2026-01-01T00:00:00Z', 60],
    ['Europe/Madrid', '2026-07-01T00:00:00Z', 120],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 345],
    ['America/St_Johns', '2026-01-01T00:00:00Z', -210],
    ['UTC', '2026-01-01T00:00:00Z', 0],
  ])('%s at %s is %i minutes', (zone, now, minutes) => {
    expect(timezoneOffset(zone, new Date(now))).toBe(minutes);
  });
});
