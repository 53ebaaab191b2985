import { accountRestoreDays } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useCloseAccount, whatGoesQuery } from './account-deletion.api.ts';

export interface DeletionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Leads to the export on the same page. */
  readonly onExport: () => void;
  /** The account is closed: nothing of it may stay in this browser. */
  readonly onClosed: (erasedAfter: string) => Promise<void>;
}

/** What will go, a last export, and the one press that closes the account. */
export function DeletionDialog({ isOpen, onClose, onExport, onClosed }: DeletionDialogProps) {
  const { t } = useTranslation('account-deletion');
  const close = useCloseAccount();
  // Who would rather not prove to be the one has changed their mind: nothing went wrong.
  const isRefusal = close.error instanceof ApiError && close.error.reason === 'accounts.proof_needed';
  const handleClose = () =>
    close.mutate(undefined, { onSuccess: ({ erasedAfter }) => onClosed(erasedAfter) });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('dialog.title')}>
      <div className="mt-3 grid gap-4">
        <p>{t('dialog.goes')}</p>
        <WhatGoes />
        <p>{t('dialog.drafts')}</p>
        <p>{t('dialog.back', { days: accountRestoreDays })}</p>
        {close.error && !isRefusal && (
          <p role="alert" className="field-error">
            {t('dialog.failed', { problem: errorMessage(close.error) })}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onClick={onExport}>
            {t('dialog.export')}
          </Button>
          <Button variant="danger" isBusy={close.isPending || close.isSuccess} onClick={handleClose}>
            {t('dialog.close')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Counts of all that is the member's own; without an answer the words around it say enough. */
function WhatGoes() {
  const { t } = useTranslation('data-inventory');
  const { data } = useQuery(whatGoesQuery);
  const number = new Intl.NumberFormat(currentLanguage());
  const places = data?.places.filter(({ isExported, count }) => isExported && count > 0) ?? [];
  return (
    <ul className="grid gap-1">
      {places.map(({ place, count }) => (
        <li key={place} className="flex justify-between gap-4">
          {t(`places.${place}.name`)} <b>{number.format(count)}</b>
        </li>
      ))}
    </ul>
  );
}
