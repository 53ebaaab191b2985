import { accountRestoreDays } from '@chitta/contract/limits';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { DeletionDialog, type DeletionDialogProps } from './deletion-dialog.tsx';

type DeleteAccountProps = Pick<DeletionDialogProps, 'onExport' | 'onClosed'>;

/** The way out for good. */
export function DeleteAccountSection(props: DeleteAccountProps) {
  const { t } = useTranslation('account-deletion');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const wantsExport = useRef(false);
  const handleExport = () => {
    wantsExport.current = true;
    setOpen(false);
  };
  // A dialog that closes gives focus back to its opener: only then can it go elsewhere.
  const handleClose = () => {
    setOpen(false);
    if (!wantsExport.current) return;
    wantsExport.current = false;
    props.onExport();
  };
  return (
    <section id="deletion" tabIndex={-1} className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('title')}</h2>
      <p>{t('lead', { days: accountRestoreDays })}</p>
      <p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {t('begin')}
        </Button>
      </p>
      <DeletionDialog
        isOpen={isOpen}
        onClose={handleClose}
        onExport={handleExport}
        onClosed={props.onClosed}
      />
    </section>
  );
}
