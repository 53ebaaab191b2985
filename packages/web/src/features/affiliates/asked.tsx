import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface AskedProps<Data> {
  readonly asked: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** What the server was asked for: on its way, there, or failed with a way to try again. */
export function Asked<Data>({ asked: { data, error, isFetching, refetch }, children }: AskedProps<Data>) {
  const { t } = useTranslation('affiliates');
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className="h-96 w-full" />;
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>
  );
}
