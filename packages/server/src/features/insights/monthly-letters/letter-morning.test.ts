import { expect, it } from 'vitest';
import { letterDue } from './letter-morning.ts';

it.each([
  ['2026-11-01T08:59:59Z', 'UTC', null],
  ['2026-11-01T09:00:00Z', 'UTC', '2026-10-01'],
  ['2026-11-01T09:00:00Z', null, '2026-10-01'],
  ['2026-11-03T23:59:59Z', 'UTC', '2026-10-01'],
  ['2026-11-04T00:00:00Z', 'UTC', null],
  ['2026-10-31T19:00:00Z', 'Pacific/Kiritimati', '2026-10-01'],
  ['2026-11-01T14:30:00Z', 'Pacific/Marquesas', null],
  ['2026-11-01T18:30:00Z', 'Pacific/Marquesas', '2026-10-01'],
  ['2027-01-01T08:00:00Z', 'Europe/Madrid', '2026-12-01'],
  ['2026-11-20T09:00:00Z', 'UTC', null],
])('at %s in %s the month is %s', (now, timezone, month) => {
  expect(letterDue(new Date(now), timezone)).toBe(month);
});
