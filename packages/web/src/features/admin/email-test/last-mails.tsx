import type { OutgoingMailState } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { sayMailKind } from '#web/ui/mail-kind/mail-kind.ts';

/** What became of the last mails, without anybody's address. */
export function LastMails({ mails }: { readonly mails: readonly OutgoingMailState[] }) {
  const { t } = useTranslation('email-test');
  return (
    <section className="settings-section">
      <h2>{t('mails.title')}</h2>
      {mails.length === 0 && <p className="text-muted">{t('mails.none')}</p>}
      <ol className="last-mails" aria-label={t('mails.title')}>
        {mails.map((mail) => (
          <LastMail key={mail.id} mail={mail} />
        ))}
      </ol>
    </section>
  );
}

function LastMail({ mail }: { readonly mail: OutgoingMailState }) {
  const { t } = useTranslation('email-test');
  const { kind, state, attempts, recipient, createdAt, code } = mail;
  const written = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li>
      <p className="last-mail-kind">
        <b>{sayMailKind(kind) ?? kind}</b>
        <span data-state={state}>
          {t(`state.${state}`)} {attempts > 1 && t('mails.attempts', { count: attempts })}
        </span>
      </p>
      <p className="text-muted text-sm">
        {t('mails.to', { address: recipient })} ·{' '}
        <time dateTime={createdAt}>{written.format(new Date(createdAt))}</time>
        {code !== null && ` · ${code}`}
      </p>
    </li>
  );
}
