import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './payment-sandbox.css';

interface AskedProps<Data> {
  readonly asked: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** What the sandbox was asked for: on its way, there, or failed with a way to try again. */
export function Asked<Data>({ asked: { data, error, isFetching, refetch }, children }: AskedProps<Data>) {
  const { t } = useTranslation('payment-sandbox');
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton className="h-72 w-full" />;
  return (
    <div role="alert" className="grid justify-items-start gap-4">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>
  );
}

interface SandboxPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Every page of the sandbox says first that nothing of it is real money. */
export function SandboxPage({ title, children }: SandboxPageProps) {
  const { t } = useTranslation('payment-sandbox');
  return (
    <div className="settings-page">
      <header className="grid gap-4">
        <p className="sandbox-banner">
          <FlaskConical size={20} aria-hidden />
          {t('notReal')}
        </p>
        <h1 className="page-title">{title}</h1>
      </header>
      {children}
    </div>
  );
}
