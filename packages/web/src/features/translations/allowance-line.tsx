import type { SessionUser } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#web/lib/i18n.ts';
import { type Remaining, remainingOf } from './allowance.ts';

/** The hour at which the allowance is there again, and the day where it is not today. */
export function resetTime({ resetDate }: Remaining, now: Date): string {
  if (!resetDate) return '';
  const isToday = resetDate.toDateString() === now.toDateString();
  const format = new Intl.DateTimeFormat(currentLanguage(), {
    ...(isToday ? {} : { weekday: 'long' }),
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(resetDate);
}

/** "Remaining of total", before it is used. Members without a limit see nothing. */
export function AllowanceLine({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('translations');
  const now = new Date();
  const left = remainingOf(user, now);
  if (!left) return null;
  const text = t('allowance.left', { remaining: left.remaining, total: left.total });
  const isUsedUp = left.remaining === 0 && left.resetDate !== null;
  return <p>{isUsedUp ? t('allowance.usedUp', { text, time: resetTime(left, now) }) : text}</p>;
}
