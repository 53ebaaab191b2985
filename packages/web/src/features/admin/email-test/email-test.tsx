import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { emailTestQuery, lastMailsQuery, useSendTestMail } from './email-test.api.ts';
import { LastMails } from './last-mails.tsx';
import { MailServer } from './mail-server.tsx';
import './email-test.css';

/** For administrators: whether mails go out, tried for real. */
export function EmailTest() {
  const { t } = useTranslation('email-test');
  const { email } = useMember();
  const server = useQuery(emailTestQuery);
  const last = useQuery(lastMailsQuery);
  const send = useSendTestMail();
  const mails = last.data?.mails ?? server.data?.mails ?? [];
  const sent = mails.find(({ id }) => id === send.data?.id);
  const error = server.error ?? last.error;
  return (
    <>
      {error && (
        <p role="alert" className="form-failure">
          {errorMessage(error)}
        </p>
      )}
      {server.data ? (
        <MailServer test={server.data} />
      ) : (
        !error && (
          <p role="status">
            <Spinner /> {t('connecting')}
          </p>
        )
      )}
      <p>
        <Button variant="quiet" isBusy={server.isFetching} onClick={() => void server.refetch()}>
          {t('again')}
        </Button>
      </p>
      <section className="settings-section">
        <h2>{t('send.title')}</h2>
        <p>{t('send.text', { email })}</p>
        <p>
          <Button isBusy={send.isPending} onClick={() => send.mutate()}>
            {t('send.submit')}
          </Button>
        </p>
        {send.error && (
          <p role="alert" className="form-failure">
            {errorMessage(send.error)}
          </p>
        )}
        <p role="status">{sent && t(`send.${sent.state}`, { number: sent.id, code: sent.code ?? '' })}</p>
      </section>
      <LastMails mails={mails} />
    </>
  );
}
