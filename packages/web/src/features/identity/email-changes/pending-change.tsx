import type { EmailChange } from '@chitta/contract';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { useWithdrawEmailChange } from './email-changes.api.ts';

interface PendingChangeProps {
  readonly change: EmailChange | null;
  /** The member has pressed something whose button goes with the answer: focus is wanted at what came of it. */
  readonly isFocusLost: RefObject<boolean>;
}

/** The address that waits for its link to be followed, with the way to take it back. */
export function PendingChange({ change, isFocusLost }: PendingChangeProps) {
  const { t } = useTranslation('email-changes');
  const withdraw = useWithdrawEmailChange();
  const { reset } = withdraw;
  const asked = change?.requestedAt;
  const text = useRef<HTMLParagraphElement>(null);
  // What became of the last one is not said of the next.
  useEffect(() => {
    if (asked) reset();
  }, [asked, reset]);
  const format = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const withdrawn = withdraw.isSuccess ? t('withdrawn') : '';
  const news = change
    ? t('pending', { email: change.email, until: format.format(new Date(change.expiresAt)) })
    : withdrawn;
  useEffect(() => {
    if (!news || !isFocusLost.current) return;
    isFocusLost.current = false;
    text.current?.focus();
  }, [news, isFocusLost]);
  const handleWithdraw = () => {
    isFocusLost.current = true;
    withdraw.mutate(undefined, {
      onError: () => {
        isFocusLost.current = false;
      },
    });
  };
  return (
    <div className="grid content-start justify-items-start gap-3 empty:hidden">
      <p ref={text} tabIndex={-1} role="status" className="break-words outline-none empty:hidden">
        {news}
      </p>
      {withdraw.error && (
        <p role="alert" className="field-error">
          {errorMessage(withdraw.error)}
        </p>
      )}
      {change && (
        <Button variant="quiet" isBusy={withdraw.isPending} onClick={handleWithdraw}>
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
}
