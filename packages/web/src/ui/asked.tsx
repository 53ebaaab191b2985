import type { ReactNode } from 'react';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

interface AskedProps<Data> {
  readonly asked: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Words of the button that asks again. */
  readonly retry: string;
  readonly children: (data: Data) => ReactNode;
}

/** What the server was asked for: on its way, there, or failed with a way to try again. */
export function Asked<Data>({
  asked: { data, error, isFetching, refetch },
  retry,
  children,
}: AskedProps<Data>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className="h-96 w-full" />;
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
        {retry}
      </Button>
    </div>
  );
}
