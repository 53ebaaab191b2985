import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface AwaitedProps<Data> {
  readonly asked: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Height of what is to come, so that nothing jumps. */
  readonly placeholder: string;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the page that the server is asked for: on its way, there, or with a way to try again. */
export function Awaited<Data>({ asked, placeholder, children }: AwaitedProps<Data>) {
  const { t } = useTranslation('referrals');
  if (asked.data !== undefined) return children(asked.data);
  if (asked.error === null) return <Skeleton className={`${placeholder} w-full`} />;
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{errorMessage(asked.error)}</p>
      <Button variant="quiet" isBusy={asked.isFetching} onClick={() => void asked.refetch()}>
        {t('retry')}
      </Button>
    </div>
  );
}
