import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface SaveStateProps {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Says what became of the last change, read aloud as well. Keeps its line, so that nothing jumps. */
export function SaveState({ status, error, onRetry }: SaveStateProps) {
  const { t } = useTranslation('reading-settings');
  return (
    <div className="reading-settings-state">
      <p role="status">
        {status === 'pending' && (
          <>
            <Spinner /> {t('saving')}
          </>
        )}
        {status === 'success' && (
          <>
            <Check size={18} aria-hidden /> {t('saved')}
          </>
        )}
      </p>
      {status === 'error' && (
        <>
          <p role="alert" className="field-error">
            {t('notSaved', { problem: errorMessage(error) })}
          </p>
          <Button variant="quiet" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      )}
    </div>
  );
}
