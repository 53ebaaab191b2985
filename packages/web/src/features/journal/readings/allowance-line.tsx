import type { SessionUser } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { dayIn } from '#web/lib/format/day-in.ts';
import { type Remaining, remainingOf } from './allowance.ts';

/** Day and hour at which the allowance is there again, where the member lives. */
export function resetTime({ resetDate }: Remaining, zone: string | null): string {
  if (!resetDate) return '';
  const format = new Intl.DateTimeFormat(currentLocale(), {
    ...(zone ? { timeZone: zone } : {}),
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(resetDate);
}

/** When the next reading can be had: the hour where it is today, else the day. */
function nextReading({ resetDate }: Remaining, zone: string | null): [key: string, time: string] {
  const timeZone = zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const date = resetDate ?? new Date();
  const isToday = dayIn(timeZone, date) === dayIn(timeZone, new Date());
  const shape = isToday ? ({ hour: 'numeric', minute: '2-digit' } as const) : ({ weekday: 'long' } as const);
  const time = new Intl.DateTimeFormat(currentLocale(), { timeZone, ...shape }).format(date);
  return [isToday ? 'allowance.nextAt' : 'allowance.nextOn', time];
}

interface AllowanceLineProps {
  readonly user: SessionUser;
  /** The way to readings without a limit, where none is left. */
  readonly upgrade?: ReactNode;
}

/** "Remaining of total", before it is used. Members without a limit see nothing. */
export function AllowanceLine({ user, upgrade }: AllowanceLineProps) {
  const { t } = useTranslation('readings');
  const left = remainingOf(user, new Date());
  if (!left) return null;
  const counts = { remaining: left.remaining, total: left.total };
  const isUsedUp = left.remaining === 0 && left.resetDate !== null;
  if (!isUsedUp) return <p>{t('allowance.left', counts)}</p>;
  const [key, time] = nextReading(left, user.timezone);
  return (
    <p>
      {t(key, { ...counts, time })}
      {upgrade && <> · {upgrade}</>}
    </p>
  );
}
