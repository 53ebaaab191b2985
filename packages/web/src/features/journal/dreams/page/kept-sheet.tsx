import type { Dream } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type DreamDetails, DreamDetailsFields } from '../details/dream-details-fields.tsx';
import { changedDream, revisionOf } from './revision.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useRevise } from './use-revise.ts';

interface KeptSheetProps {
  readonly dream: Dream;
  readonly zone: string;
  /** Nothing more is to be added. */
  readonly onDone: () => void;
}

function KeptForm({ dream, zone, onDone }: KeptSheetProps) {
  const { t } = useTranslation('dreams');
  const { save, isSaving, waiting } = useRevise(dream, onDone);
  const [details, setDetails] = useState<DreamDetails>(() => changedDream(dream, waiting, zone).details);
  const revision = revisionOf(dream, dream.content, details, zone);
  useLeaveWarning(revision !== null);
  return (
    <form
      className="kept-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save(revision);
      }}
    >
      <DreamDetailsFields
        content={dream.content}
        value={details}
        zone={zone}
        proposal={dream.proposedTitle}
        onChange={(changes) => setDetails({ ...details, ...changes })}
      />
      <div className="kept-actions">
        {revision ? (
          <>
            <Button type="submit" isBusy={isSaving}>
              {t('kept.add')}
            </Button>
            <Button variant="ghost" onClick={onDone}>
              {t('kept.leave')}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="quiet">
            {t('kept.nothing')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Right after a dream was kept: what it can be filed under, for those who want to. */
export function KeptSheet(props: KeptSheetProps) {
  const { t } = useTranslation('dreams');
  return (
    <Dialog isOpen title={t('kept.title')} className="dialog-sheet" onClose={props.onDone}>
      <KeptForm {...props} />
    </Dialog>
  );
}
