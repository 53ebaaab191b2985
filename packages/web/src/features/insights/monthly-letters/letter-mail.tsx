import type { LetterSettingsView } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { letterSettingsQuery, useChangeLetters } from './monthly-letters.api.ts';
import './monthly-letters.css';

/** Why no letter comes though it is chosen, or since when it is not. */
function Notes({ byMail, mail, mailStoppedAt }: LetterSettingsView) {
  const { t } = useTranslation('letters');
  if (mailStoppedAt !== null) {
    return <p className="text-muted">{t('mail.stopped', { day: formatDay(mailStoppedAt, null) })}</p>;
  }
  return byMail && mail !== 'on' ? <p>{t(`mail.${mail}`)}</p> : null;
}

/** Whether the letter comes by mail. Shown as chosen at once, and as it was where that could not be kept. */
export function LetterMail() {
  const { t } = useTranslation('letters');
  const query = useQuery(letterSettingsQuery);
  const change = useChangeLetters();
  return (
    <section className="letter-mail" aria-labelledby="letter-mail">
      <h2 id="letter-mail">{t('mail.title')}</h2>
      <QueryResult query={query} retry={t('retry')} placeholder="h-11">
        {(settings) => (
          <>
            <SwitchField
              label={t('mail.label')}
              hint={t('mail.hint')}
              isOn={change.isPending ? change.variables.byMail : settings.byMail}
              onChange={(byMail) => change.mutate({ byMail })}
            />
            <Notes {...settings} />
          </>
        )}
      </QueryResult>
      {change.error && (
        <p role="alert" className="field-error">
          {t('mail.notSaved', { problem: errorMessage(change.error) })}
        </p>
      )}
    </section>
  );
}
