import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { linkOutcome } from '#web/lib/link-token.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { closedQuery, useCancelDeletion } from './account-deletion.api.ts';

/**
 * Takes the closing of an account back. Only a press does, since programs that look into mails follow links too.
 * Without a link it is the page that a closed account leaves to.
 */
export function CancelDeletion({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('account-deletion');
  const { data: erasedAfter } = useQuery(closedQuery);
  const { mutate, isPending, isSuccess, error } = useCancelDeletion();
  const outcome = token === null ? 'unknown' : linkOutcome(error);

  if (isSuccess) {
    return (
      <Notice title={t('page.done')} text={t('page.doneText')}>
        <WayIn />
      </Notice>
    );
  }
  if (token === null && erasedAfter) {
    const until = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'full', timeStyle: 'short' });
    return (
      <Notice
        title={t('page.closed')}
        text={t('page.closedText', { until: until.format(new Date(erasedAfter)) })}
      >
        <Link to={paths.home} className={buttonClass('quiet')}>
          {t('page.toHome')}
        </Link>
      </Notice>
    );
  }
  if (outcome) {
    return (
      <Notice title={t(`page.${outcome}`)} text={t(`page.${outcome}Text`)}>
        <WayIn />
      </Notice>
    );
  }
  return (
    <Notice title={t('page.ask')} text={t('page.askText')}>
      <Button isBusy={isPending} onClick={() => token !== null && mutate(token)}>
        {t('page.keep')}
      </Button>
      {error && (
        <p role="alert" className="field-error">
          {errorMessage(error)}
        </p>
      )}
    </Notice>
  );
}

function WayIn() {
  const { t } = useTranslation('account-deletion');
  return (
    <Link to={paths.login} className={buttonClass('primary')}>
      {t('page.toLogin')}
    </Link>
  );
}
