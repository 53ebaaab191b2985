import type { JobTimes } from '@chitta/contract';
import type { TFunction } from 'i18next';

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** When a job runs, in words; null where only the fields of its schedule say it. */
export function sayTimes(t: TFunction<'job-queues'>, times: JobTimes | null): string | null {
  switch (times?.every) {
    case 'minutes':
      return times.from === 0
        ? t('times.minutes', { count: times.minutes })
        : t('times.minutesFrom', { minutes: times.minutes, from: times.from });
    case 'hour':
      return t('times.hour', { minute: twoDigits(times.minute) });
    case 'day':
      return t('times.day', { time: `${twoDigits(times.hour)}:${twoDigits(times.minute)}` });
    case undefined:
      return null;
  }
}
