import type { Consultation, OracleShare } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { ShareChoices } from './share-choices.tsx';
import { ShareGiven } from './share-given.tsx';
import './oracle-shares.css';

interface ShareDialogProps {
  readonly consultation: Consultation;
  /** Of the member. */
  readonly zone: string;
  readonly onClose: () => void;
}

/** A consultation by a link of its own: what it holds is chosen first; then the link is shown, once. */
export function ShareDialog({ consultation, zone, onClose }: ShareDialogProps) {
  const { t } = useTranslation('oracle-shares');
  const { id, share, practice } = consultation;
  const [made, setMade] = useState<OracleShare | null>(null);
  const [isAgain, setAgain] = useState(false);
  const shown = made ?? (isAgain ? null : share);
  function handleEnded() {
    setMade(null);
    toast({ title: t('ended') });
    onClose();
  }
  return (
    <Dialog isOpen title={t('title')} className="dialog-sheet" onClose={onClose}>
      {shown ? (
        <ShareGiven
          consultationId={id}
          share={shown}
          zone={zone}
          onEnded={handleEnded}
          onAgain={() => setAgain(true)}
        />
      ) : (
        <ShareChoices consultationId={id} hasPractice={practice !== null} onShared={setMade} />
      )}
    </Dialog>
  );
}
