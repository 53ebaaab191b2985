import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface AwaitedProps<Data> {
  readonly asked: Asked<Data>;
  /** Height of what is to come, so that nothing jumps. */
  readonly placeholder: string;
  readonly children: (data: Data) => ReactNode;
}

/** What the server was asked for: on its way, there, or failed with a way to try again. */
export function Awaited<Data>({ asked, placeholder, children }: AwaitedProps<Data>) {
  const { data, error, isFetching, refetch } = asked;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className={`${placeholder} w-full`} />;
  return <Failed error={error} isBusy={isFetching} onRetry={refetch} />;
}

interface FailedProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => unknown;
}

/** Why something is not there, and a way to try again. */
export function Failed({ error, isBusy, onRetry }: FailedProps) {
  const { t } = useTranslation('membership-common');
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </div>
  );
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
