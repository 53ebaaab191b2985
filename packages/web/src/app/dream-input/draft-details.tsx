import { useTranslation } from 'react-i18next';
import { DreamDetailsFields } from '#web/features/journal/dreams/details/dream-details-fields.tsx';
import type { Draft, DraftPatch } from '#web/features/journal/dreams/drafts/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface DraftDetailsProps {
  readonly isOpen: boolean;
  readonly draft: Draft;
  readonly zone: string;
  readonly proposal: string | null;
  readonly onChange: (patch: DraftPatch) => void;
  readonly onClose: () => void;
}

/** What a dream is filed under, before it is saved; each stroke belongs to the draft. */
export function DraftDetails({ isOpen, draft, zone, proposal, onChange, onClose }: DraftDetailsProps) {
  const { t } = useTranslation('readings');
  return (
    <Dialog isOpen={isOpen} title={t('reading.detailsTitle')} className="dialog-sheet" onClose={onClose}>
      <form
        className="mt-5 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <DreamDetailsFields
          content={draft.content}
          value={draft}
          zone={zone}
          proposal={proposal}
          onChange={onChange}
        />
        <Button type="submit" className="justify-self-start">
          {t('reading.done')}
        </Button>
      </form>
    </Dialog>
  );
}
