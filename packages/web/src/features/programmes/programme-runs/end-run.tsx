import type { ProgrammeRun } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useChangeRun, useDeleteRun } from './programme-runs.api.ts';

interface AskProps {
  readonly title: string;
  readonly text: string;
  readonly go: string;
  readonly stay: string;
  readonly isDanger?: boolean;
  readonly act: { readonly isPending: boolean; readonly error: Error | null };
  readonly onGo: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before something that is not taken back. */
function Ask({ title, text, go, stay, isDanger = false, act, onGo, onClose }: AskProps) {
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <div className="mt-3 grid gap-4">
        <p>{text}</p>
        {act.error && (
          <p role="alert" className="field-error">
            {errorMessage(act.error)}
          </p>
        )}
        <p className="flex flex-wrap gap-3">
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={act.isPending}
            onClick={() => void onGo().then(onClose, () => undefined)}
          >
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

interface EndRunProps {
  readonly run: ProgrammeRun;
  /** The last day of the programme has come. */
  readonly isOver: boolean;
}

/** Ends a run: as completed once its days are over, else as stopped, which needs no reason. */
export function EndRun({ run, isOver }: EndRunProps) {
  const { t } = useTranslation('programme-runs');
  const change = useChangeRun(run);
  const [isAsked, setAsked] = useState(false);
  const words = isOver ? 'complete' : 'stop';
  return (
    <>
      <Button
        variant={isOver ? 'primary' : 'ghost'}
        onClick={() => setAsked(true)}
        className="justify-self-start"
      >
        {t(`${words}.open`)}
      </Button>
      {isAsked && (
        <Ask
          title={t(`${words}.title`)}
          text={t(`${words}.text`)}
          go={t(`${words}.go`)}
          stay={t('stay')}
          act={change}
          onGo={() => change.mutateAsync({ state: isOver ? 'completed' : 'stopped' })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** Deletes a run with everything in it. */
export function DeleteRun({ run, label }: { readonly run: ProgrammeRun; readonly label: string }) {
  const { t } = useTranslation('programme-runs');
  const remove = useDeleteRun(run);
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)} aria-label={label}>
        {t('delete.open')}
      </Button>
      {isAsked && (
        <Ask
          title={t('delete.title')}
          text={t('delete.text')}
          go={t('delete.go')}
          stay={t('stay')}
          isDanger
          act={remove}
          onGo={() => remove.mutateAsync()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
