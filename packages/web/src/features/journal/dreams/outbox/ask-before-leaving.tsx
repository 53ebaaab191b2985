import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { loadWords } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { countWaiting } from './open-outbox.ts';

interface LeaveQuestionProps {
  readonly count: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** What stays on the device, for whoever is about to sign out. */
function LeaveQuestion({ count, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation('outbox');
  return (
    <Dialog isOpen onClose={onStay} title={t('leave.title', { count })}>
      <div className="mt-3 grid gap-4">
        <p>{t('leave.text', { count })}</p>
        <p className="text-muted">{t('leave.private', { count })}</p>
        <p className="flex flex-wrap gap-3">
          <Button onClick={onLeave}>{t('leave.go')}</Button>
          <Button variant="quiet" onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

/** Signs out by `leave`: at once where nothing waits on this device, else after the member has read what stays here. */
export async function askBeforeLeaving(
  memberId: number | undefined,
  ask: (question: ReactNode) => void,
  leave: () => Promise<void>,
): Promise<void> {
  const count = memberId === undefined ? 0 : await countWaiting(memberId);
  if (count === 0) return leave();
  await loadWords('outbox');
  const handleLeave = () => {
    ask(null);
    void leave();
  };
  // Outside of the menu, which closes as soon as something lies over it.
  ask(
    createPortal(
      <LeaveQuestion count={count} onLeave={handleLeave} onStay={() => ask(null)} />,
      document.body,
    ),
  );
}
