import type { OutgoingMailState } from '@chitta/contract';
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

/** One mail to the administrator's own address, and what became of it. */
function SendTest({ mails }: { readonly mails: readonly OutgoingMailState[] }) {
  const { t } = useTranslation('email-test');
  const { email } = useMember();
  const send = useSendTestMail();
  const sent = mails.find(({ id }) => id === send.data?.id);
  return (
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
  );
}

/** For administrators: whether mails go out, tried for real. */
export function EmailTest() {
  const { t } = useTranslation('email-test');
  const server = useQuery(emailTestQuery);
  const last = useQuery(lastMailsQuery);
  const mails = last.data?.mails ?? server.data?.mails ?? [];
  const error = server.error ?? last.error;
  // Where mails go stands above all else, which would move down if it came first.
  if (!server.data && !error) {
    return (
      <p role="status">
        <Spinner /> {t('connecting')}
      </p>
    );
  }
  return (
    <>
      {error && (
        <p role="alert" className="form-failure">
          {errorMessage(error)}
        </p>
      )}
      {server.data && <MailServer test={server.data} />}
      <p>
        <Button variant="quiet" isBusy={server.isFetching} onClick={() => void server.refetch()}>
          {t('again')}
        </Button>
      </p>
      <SendTest mails={mails} />
      <LastMails mails={mails} />
    </>
  );
}
