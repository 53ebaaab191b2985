import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly go: string;
  readonly run: { readonly isPending: boolean; readonly error: Error | null };
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ title, text, go, run, onGo, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation('community');
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <p>{text}</p>
        {run.error && (
          <p role="alert" className="form-failure">
            {errorMessage(run.error)}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button variant="danger" isBusy={run.isPending} onClick={onGo}>
            {go}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('stay')}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
