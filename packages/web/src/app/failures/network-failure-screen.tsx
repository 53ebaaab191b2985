import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NetworkFailure, networkFailure } from '#web/lib/failures/network-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const textKeys = {
  offline: 'network.offline',
  lost: 'network.lost',
  unreachable: 'network.unreachable',
  server: 'network.server',
  loading: 'network.loading',
} as const satisfies Record<NetworkFailure['kind'], string>;

/** Follows `navigator.onLine`. */
function useOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return isOnline;
}

interface NetworkFailureScreenProps {
  readonly failure: NetworkFailure | null;
  readonly isShown: boolean;
}

/** Lies over the page while the network keeps it from working; what was being written stays underneath. */
export function NetworkFailureScreen({ failure, isShown }: NetworkFailureScreenProps) {
  const { t } = useTranslation('app');
  const isOnline = useOnline();
  return (
    <Dialog isOpen={isShown} onClose={() => networkFailure.set(null)} title={t('network.title')}>
      {failure && (
        <div className="mt-4 grid gap-5">
          <p>
            {t(textKeys[failure.kind], { status: failure.kind === 'server' ? failure.status : undefined })}
          </p>
          <p className="flex items-center gap-2 text-muted" role="status">
            <span className={isOnline ? 'status-dot text-nature' : 'status-dot text-rose'} aria-hidden />
            {isOnline ? t('network.statusConnected') : t('network.statusOffline')}
          </p>
          <p>
            <Button onClick={() => window.location.reload()}>{t('network.reload')}</Button>
          </p>
        </div>
      )}
    </Dialog>
  );
}
