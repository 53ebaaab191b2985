import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { DraftKeeping } from '../drafts/draft-store.ts';
import './notices.css';

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser believes that it is connected. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, () => navigator.onLine);
}

function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <div className="editor-notice" role="status">
      {children}
    </div>
  );
}

interface EditorNoticesProps {
  readonly keeping: DraftKeeping | null;
  readonly hasSessionEnded: boolean;
  /** Nobody is writing: whether there is a connection can be seen by what is on the page. */
  readonly isReading?: boolean;
  readonly onSignInAgain: () => void;
}

/** The few things that a writer has to know while writing. */
export function EditorNotices({
  keeping,
  hasSessionEnded,
  isReading = false,
  onSignInAgain,
}: EditorNoticesProps) {
  const { t } = useTranslation('dreams');
  const isOnline = useIsOnline();
  return (
    <>
      {hasSessionEnded && (
        <Notice>
          <span>{t('notice.sessionEnded')}</span>
          <Button variant="quiet" onClick={onSignInAgain}>
            {t('notice.signInAgain')}
          </Button>
        </Notice>
      )}
      {!isOnline && !isReading && <Notice>{t('notice.offline')}</Notice>}
      {keeping === 'memory' && <Notice>{t('notice.memoryOnly')}</Notice>}
    </>
  );
}
