import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import type { Outbox } from '../outbox.ts';
import type { OutboxEntry, WaitingDream } from '../outbox-entry.ts';
import { resolveRevision } from './resolve-revision.ts';

interface WaitingActionsProps {
  readonly entry: OutboxEntry;
  readonly outbox: Outbox;
  readonly onEdit: (entry: OutboxEntry, work: WaitingDream) => void;
}

/** Asks before the only copy of somebody's words is thrown away. */
function DeleteAction({ onDelete }: { readonly onDelete: () => void }) {
  const { t } = useTranslation('outbox');
  const [isAsking, setAsking] = useState(false);
  const textId = useId();
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={t('deleteTitle')}>
        <div className="mt-3 grid gap-4">
          <p id={textId}>{t('deleteText')}</p>
          <p className="flex flex-wrap gap-3">
            <Button variant="danger" aria-describedby={textId} onClick={onDelete}>
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
export function WaitingActions({ entry, outbox, onEdit }: WaitingActionsProps) {
  const { t } = useTranslation('outbox');
  const { work, refusal } = entry;

  async function attempt(deed: () => Promise<unknown>) {
    try {
      await deed();
    } catch {
      toast({ title: t('failedTitle'), description: t('failedText'), variant: 'destructive' });
    }
  }
  const retry = () =>
    attempt(async () => {
      // After so long it may be there twice: the member has been told and wants it.
      const isUnsure = refusal?.reason === 'unsure';
      await outbox.change(entry, { refusal: null, ...(isUnsure && { triedAt: null }) });
      outbox.wake();
    });

  const isOvertaken = work.kind === 'revision' && refusal !== null && overtaken.has(refusal.reason);
  return (
    <div className="waiting-actions">
      {isOvertaken && (
        <Button variant="quiet" onClick={() => void attempt(() => resolveRevision.asOwn(entry, outbox))}>
          {t('asOwn')}
        </Button>
      )}
      {isOvertaken && refusal.reason === 'dreams.changed_meanwhile' && (
        <Button
          variant="ghost"
          onClick={() => void attempt(() => resolveRevision.inPlace(entry, work, outbox))}
        >
          {t('inPlace')}
        </Button>
      )}
      {refusal && !isOvertaken && (
        <Button variant="quiet" onClick={() => void retry()}>
          {t('retry')}
        </Button>
      )}
      {work.kind === 'dream' && entry.arrivedAs === null && (
        <Button variant="ghost" onClick={() => onEdit(entry, work)}>
          {t('edit')}
        </Button>
      )}
      <DeleteAction onDelete={() => void attempt(() => outbox.remove(entry))} />
    </div>
  );
}
