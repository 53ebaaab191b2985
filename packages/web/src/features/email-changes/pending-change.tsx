import type { EmailChange } from '@chitta/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useWithdrawEmailChange } from './email-changes.api.ts';

/** The address that waits for its link to be followed, with the way to take it back. */
export function PendingChange({ change }: { readonly change: EmailChange | null }) {
  const { t, i18n } = useTranslation('email-changes');
  const withdraw = useWithdrawEmailChange();
  const { reset } = withdraw;
  const asked = change?.requestedAt;
  // What became of the last one is not said of the next.
  useEffect(() => {
    if (asked) reset();
  }, [asked, reset]);
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const isWithdrawn = !change && withdraw.isSuccess;
  return (
    <div className="grid justify-items-start gap-3 empty:hidden">
      <p role="status" className="break-words empty:hidden">
        {change && t('pending', { email: change.email, until: format.format(new Date(change.expiresAt)) })}
        {isWithdrawn && t('withdrawn')}
      </p>
      {withdraw.error && (
        <p role="alert" className="field-error">
          {errorMessage(withdraw.error)}
        </p>
      )}
      {change && (
        <Button variant="quiet" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
}
