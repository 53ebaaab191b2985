import type { Session } from '@chitta/contract';
import { placeOfTimezone } from '@chitta/contract/place-name';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';

interface SessionRowProps {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

/** One sign-in: the device in words, where its clock is set to, and when it was last here. */
export function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { t } = useTranslation('sessions');
  const device = useDeviceWords(session);
  const place = placeOfTimezone(session.timezone, currentLanguage());
  const time = (value: string) =>
    new Date(value).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    ...(place === null ? [] : [t('place', { place })]),
    session.isCurrent ? t('current') : t('seen', { time: time(session.lastSeenAt) }),
    t(`method.${session.method}`),
    t('since', { time: time(session.createdAt) }),
  ];
  return (
    <li className="sessions-item">
      <div className="min-w-0">
        <p className={session.isCurrent ? 'sessions-current' : undefined}>{device}</p>
        <p className="text-muted text-sm">{facts.join(' · ')}</p>
      </div>
      {!session.isCurrent && (
        <Button variant="ghost" isBusy={isBusy} aria-label={t('endOne', { device })} onClick={onEnd}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

function useDeviceWords({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  const { t } = useTranslation('sessions');
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('unknownDevice');
}
