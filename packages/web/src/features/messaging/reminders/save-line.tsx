import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface SaveLineProps {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** What became of the last change, read aloud as well. */
export function SaveLine({ status, error, onRetry }: SaveLineProps) {
  const { t } = useTranslation('reminders');
  return (
    <div className="reminders-save">
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
      {status === 'error' && error && (
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
