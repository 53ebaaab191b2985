import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { QueryFailure } from '#web/ui/query-result.tsx';

interface FailedProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => unknown;
}

/** Why something is not there, and a way to try again. */
export function Failed({ error, isBusy, onRetry }: FailedProps) {
  const { t } = useTranslation('membership-common');
  return <QueryFailure error={error} isBusy={isBusy} onRetry={onRetry} retry={t('retry')} />;
}

/** Why an act did not work; nothing while there is no error. */
export function Failure({ error }: { readonly error: Error | null }) {
  return (
    error && (
      <p role="alert" className="form-failure">
        {errorMessage(error)}
      </p>
    )
  );
}
