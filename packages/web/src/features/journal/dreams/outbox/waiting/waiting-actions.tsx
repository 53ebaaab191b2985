import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { atRest } from '../at-rest.ts';
import type { Outbox } from '../outbox.ts';
import {
  isAllSaid,
  type JournalEntry,
  type OutboxEntry,
  saidOf,
  type WaitingDream,
} from '../outbox-entry.ts';
import { resolveRevision } from './resolve-revision.ts';

interface WaitingActionsProps {
  readonly entry: JournalEntry;
  readonly outbox: Outbox;
  /** It is being sent: whatever was changed now would not go with it. */
  readonly isHeld: boolean;
  readonly onEdit: (entry: OutboxEntry, work: WaitingDream) => Promise<void>;
}

interface DeleteActionProps {
  readonly isHeld: boolean;
  /** The words have arrived: only a recording is left. */
  readonly isRecordingAlone: boolean;
  readonly onDelete: () => void;
}

/** Asks before the only copy of somebody's words is thrown away. */
function DeleteAction({ isHeld, isRecordingAlone, onDelete }: DeleteActionProps) {
  const { t } = useTranslation('outbox');
  const [isAsking, setAsking] = useState(false);
  const textId = useId();
  return (
    <>
      <Button variant="ghost" disabled={isHeld} onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={isRecordingAlone ? t('deleteRecordingTitle') : t('deleteTitle')}
      >
        <div className="mt-3 grid gap-4">
          <p id={textId}>{isRecordingAlone ? t('deleteRecordingText') : t('deleteText')}</p>
          <p className="flex flex-wrap gap-3">
            <Button variant="danger" disabled={isHeld} aria-describedby={textId} onClick={onDelete}>
              {t('deleteForGood')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('keep')}
            </Button>
          </p>
        </div>
      </Dialog>
    </>
  );
}

const overtaken: ReadonlySet<string> = new Set(['dreams.changed_meanwhile', 'dreams.not_found']);

/** What can be done with something that waits, or that does not go. */
export function WaitingActions({ entry, outbox, isHeld, onEdit }: WaitingActionsProps) {
  const { t } = useTranslation('outbox');
  const { work, refusal } = entry;

  /** Does something with the entry as it stands, while nobody sends it. */
  async function attempt(deed: (held: JournalEntry) => Promise<unknown>) {
    try {
      const outcome = await atRest(outbox, entry, deed);
      if (outcome === 'busy') toast({ title: t('busyTitle'), description: t('busyText') });
      if (outcome === 'gone') await outbox.refresh();
    } catch {
      toast({ title: t('failedTitle'), description: t('failedText'), variant: 'destructive' });
    }
  }
  async function attemptAndSend(deed: (held: JournalEntry) => Promise<unknown>) {
    await attempt(deed);
    outbox.wake();
  }
  const retry = (held: JournalEntry) => {
    // After so long it may be there twice: the member has been told and wants it.
    const isUnsure = held.refusal?.reason === 'unsure';
    return outbox.change(held, { refusal: null, ...(isUnsure && { triedAt: null }) });
  };

  const isOvertaken = work.kind === 'revision' && refusal !== null && overtaken.has(refusal.reason);
  return (
    <div className="waiting-actions">
      {isOvertaken && (
        <Button variant="quiet" onClick={() => void attempt((held) => resolveRevision.asOwn(held, outbox))}>
          {t('asOwn')}
        </Button>
      )}
      {isOvertaken && refusal.reason === 'dreams.changed_meanwhile' && (
        <Button
          variant="ghost"
          onClick={() => void attemptAndSend((held) => resolveRevision.inPlace(held, work, outbox))}
        >
          {t('inPlace')}
        </Button>
      )}
      {refusal && !isOvertaken && (
        <Button variant="quiet" disabled={isHeld} onClick={() => void attemptAndSend(retry)}>
          {t('retry')}
        </Button>
      )}
      {work.kind === 'dream' && entry.arrivedAs === null && (
        <Button variant="ghost" disabled={isHeld} onClick={() => void attempt((held) => onEdit(held, work))}>
          {t('edit')}
        </Button>
      )}
      <DeleteAction
        isHeld={isHeld}
        isRecordingAlone={entry.arrivedAs !== null && isAllSaid(saidOf(entry))}
        onDelete={() => void attempt((held) => outbox.remove(held))}
      />
    </div>
  );
}
