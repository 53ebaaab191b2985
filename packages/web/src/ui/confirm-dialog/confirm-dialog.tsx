import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  /** Words of the button that does it, and of the one that leaves everything as it is. */
  readonly go: string;
  readonly stay: string;
  readonly run: { readonly isPending: boolean; readonly error: Error | null };
  readonly onGo: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot be undone. */
export function ConfirmDialog({ title, text, go, stay, run, onGo, onClose }: ConfirmDialogProps) {
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
            {stay}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
