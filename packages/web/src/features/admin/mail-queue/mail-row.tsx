import type { QueuedMail } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { sayMailKind } from '#web/ui/mail-kind/mail-kind.ts';

interface MailRowProps {
  readonly mail: QueuedMail;
  readonly onWant: (act: 'retry' | 'discard') => void;
}

/** One mail: its kind and state, nothing of its text, and of its address no more than to tell one from another. */
export function MailRow({ mail, onWant }: MailRowProps) {
  const { t } = useTranslation('mail-queue');
  const { id, kind, state, memberId } = mail;
  return (
    <li className="mail-row" data-state={state}>
      <div>
        <p>
          <b>{sayMailKind(kind) ?? kind}</b> · {t(`is.${state}`)}
          {memberId !== null && (
            <>
              {' · '}
              <Link to={paths.adminUser} params={{ userId: String(memberId) }} className="link">
                {t('member', { id: memberId })}
              </Link>
            </>
          )}
        </p>
        <p className="text-muted text-sm">{useFacts(mail).join(' · ')}</p>
      </div>
      <p className="mail-ways">
        {state === 'failed' && (
          <Button variant="quiet" onClick={() => onWant('retry')}>
            {t('act.retry.do')}
            <span className="sr-only">: {id}</span>
          </Button>
        )}
        {(state === 'failed' || state === 'waiting') && (
          <Button variant="danger" onClick={() => onWant('discard')}>
            {t('act.discard.do')}
            <span className="sr-only">: {id}</span>
          </Button>
        )}
      </p>
    </li>
  );
}

function useFacts({ id, recipient, code, attempts, createdAt, dueAt, endedAt }: QueuedMail): string[] {
  const { t } = useTranslation('mail-queue');
  return [
    t('number', { id }),
    ...(recipient === '' ? [] : [t('to', { address: recipient })]),
    t('written', { time: momentOf(createdAt) }),
    t('attempts', { count: attempts }),
    ...(code === null ? [] : [t('code', { code })]),
    ...(dueAt === null ? [] : [t('due', { time: momentOf(dueAt) })]),
    ...(endedAt === null ? [] : [t('ended', { time: momentOf(endedAt) })]),
  ];
}

export const momentOf = (time: string) =>
  new Date(time).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
