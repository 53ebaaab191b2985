import type { SessionUser } from '@chitta/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { type Remaining, remainingOf } from './allowance.ts';

/** Day and hour at which the allowance is there again, where the member lives. */
export function resetTime({ resetDate }: Remaining, zone: string | null): string {
  if (!resetDate) return '';
  const format = new Intl.DateTimeFormat(currentLanguage(), {
    ...(zone ? { timeZone: zone } : {}),
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(resetDate);
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
  const text = t('allowance.left', { remaining: left.remaining, total: left.total });
  const isUsedUp = left.remaining === 0 && left.resetDate !== null;
  if (!isUsedUp) return <p>{text}</p>;
  return (
    <p>
      {t('allowance.usedUp', { text, time: resetTime(left, user.timezone) })}
      {upgrade && <> · {upgrade}</>}
    </p>
  );
}
