import { currentLocale } from '#web/lib/format/current-locale.ts';
import type { Draft } from './draft.ts';

/** The hour of a draft's last change, with the day where it is not today's. */
export function whenRead({ updatedAt }: Draft): string {
  const isToday = new Date(updatedAt).toDateString() === new Date().toDateString();
  const format = new Intl.DateTimeFormat(currentLocale(), {
    ...(isToday ? {} : { dateStyle: 'medium' as const }),
    timeStyle: 'short',
  });
  return format.format(updatedAt);
}
