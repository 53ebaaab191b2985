import { expect, it } from 'vitest';
import { instantIn, timeIn } from './instant-in.ts';

it.each([
  ['Europe/Madrid', '2026-11-23', '08:15', '2026-11-23T07:15:00.000Z'],
  ['America/Bogota', '2026-11-23', '23:59', '2026-11-24T04:59:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23', '00:00', '2026-11-22T18:15:00.000Z'],
  // Shown twice: the first.
  ['Europe/Madrid', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  // Skipped: half an hour after the clocks were put forward.
  ['Europe/Madrid', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
])('%s, %s %s is %s', (zone, day, time, instant) => {
  expect(instantIn(zone, day, time).toISOString()).toBe(instant);
});

it('says what clocks show', () => {
  expect(timeIn('America/Bogota', new Date('2026-11-24T04:59:31Z'))).toBe('23:59');
  expect(timeIn('Europe/Madrid', new Date('2026-11-22T23:00:00Z'))).toBe('00:00');
});
