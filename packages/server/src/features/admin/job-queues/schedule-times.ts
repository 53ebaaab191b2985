import type { JobTimes } from '@chitta/contract';

const step = /^(?:\*|(\d{1,2})-59)\/(\d{1,2})$/;
const one = /^\d{1,2}$/;

/** When a schedule runs, as people say it: every so many minutes, each hour or each day; null: none of these. */
export function scheduleTimes(cron: string): JobTimes | null {
  const [minute = '', hour = '', ...rest] = cron.split(' ');
  if (rest.join(' ') !== '* * *') return null;
  if (hour === '*') return withinHour(minute);
  if (!one.test(minute) || !one.test(hour)) return null;
  return { every: 'day', hour: Number(hour), minute: Number(minute) };
}

function withinHour(minute: string): JobTimes | null {
  if (minute === '*') return { every: 'minutes', minutes: 1, from: 0 };
  if (one.test(minute)) return { every: 'hour', minute: Number(minute) };
  const [, from = '0', minutes] = step.exec(minute) ?? [];
  // What an hour cannot be divided by runs at other distances, too.
  if (minutes === undefined || 60 % Number(minutes) !== 0) return null;
  return { every: 'minutes', minutes: Number(minutes), from: Number(from) };
}
