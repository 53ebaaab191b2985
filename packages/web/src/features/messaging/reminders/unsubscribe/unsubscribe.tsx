import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useStopMails } from '../reminders.api.ts';

/** Where the link of a reminder or a letter by mail leads: nothing is changed before it is pressed. */
export function Unsubscribe({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('unsubscribe');
  const of = token?.startsWith('letter.') ? 'letters' : 'reminders';
  const stop = useStopMails();
  const isUnknown = stop.error instanceof ApiError && stop.error.status === 404;
  const settings = (
    <Link to={paths.account} hash={of} className={buttonClass('quiet')}>
      {t('settings')}
    </Link>
  );
  if (token === null || isUnknown) {
    return (
      <Notice title={t('unknown.title')} text={t('unknown.text')}>
        {settings}
      </Notice>
    );
  }
  if (stop.isSuccess) {
    return (
      <Notice title={t('done.title')} text={t(`done.${of}`)}>
        {settings}
      </Notice>
    );
  }
  return (
    <Notice title={t(`ask.${of}.title`)} text={t(`ask.${of}.text`)}>
      <Button isBusy={stop.isPending} onClick={() => stop.mutate(token)}>
        {t('ask.stop')}
      </Button>
      {stop.error && (
        <p role="alert" className="field-error">
          {errorMessage(stop.error)}
        </p>
      )}
      {settings}
    </Notice>
  );
}
