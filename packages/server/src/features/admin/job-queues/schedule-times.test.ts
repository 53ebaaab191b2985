import { describe, expect, it } from 'vitest';
import { scheduleTimes } from './schedule-times.ts';

describe('when a schedule runs', () => {
  it.each([
    ['* * * * *', { every: 'minutes', minutes: 1, from: 0 }],
    ['*/5 * * * *', { every: 'minutes', minutes: 5, from: 0 }],
    ['5-59/15 * * * *', { every: 'minutes', minutes: 15, from: 5 }],
    ['0 * * * *', { every: 'hour', minute: 0 }],
    ['41 * * * *', { every: 'hour', minute: 41 }],
    ['6 5 * * *', { every: 'day', hour: 5, minute: 6 }],
    ['0 0 * * *', { every: 'day', hour: 0, minute: 0 }],
  ])('%s: %j', (cron, times) => {
    expect(scheduleTimes(cron)).toEqual(times);
  });

  it.each([
    '0 0 1 1 *',
    '0 4 * * 1',
    '*/7 * * * *',
    '*/5 4 * * *',
    '1,31 * * * *',
    '1-30/5 * * * *',
    '* 4 * * *',
    '',
  ])('%j is told by its fields alone', (cron) => {
    expect(scheduleTimes(cron)).toBeNull();
  });
});
