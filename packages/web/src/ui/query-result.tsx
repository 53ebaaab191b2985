import type { ReactNode } from 'react';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

interface QueryFailureProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onRetry: () => unknown;
  /** Words of the button that asks again. */
  readonly retry: string;
}

/** Why something is not there, and a way to try again. */
export function QueryFailure({ error, isBusy, onRetry, retry }: QueryFailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" isBusy={isBusy} onClick={() => void onRetry()}>
        {retry}
      </Button>
    </div>
  );
}

interface QueryResultProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly retry: string;
  /** Height of what is to come, so that nothing jumps. */
  readonly placeholder?: string;
  readonly children: (data: Data) => ReactNode;
}

/** What the server was asked for: on its way, there, or failed with a way to try again. */
export function QueryResult<Data>({ query, retry, placeholder = 'h-96', children }: QueryResultProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className={`${placeholder} w-full`} />;
  return <QueryFailure error={error} isBusy={isFetching} onRetry={refetch} retry={retry} />;
}
