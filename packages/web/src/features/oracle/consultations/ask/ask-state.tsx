import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage, isNetworkError } from '#web/lib/error-message.ts';
import { Spinner } from '#web/ui/spinner.tsx';

/** Milliseconds after which the wait deserves another word. */
const longWait = 4000;

/** Says that the answer is being looked for, and after a while that nothing is lost. */
export function AskProgress() {
  const { t } = useTranslation('oracle');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longWait);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="ask-progress" role="status">
      <Spinner />
      {isLong ? t('progress.long') : t('progress.looking')}
    </p>
  );
}

/** Why there is no answer yet. The words are kept whatever it was. */
export function AskFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation('oracle');
  return (
    <div role="alert" className="form-failure">
      <p>{isNetworkError(error) ? t('ask.waiting') : errorMessage(error)}</p>
      <p className="text-muted">{t('ask.kept')}</p>
    </div>
  );
}
