import type { ImportView } from '@chitta/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { forgetJournal, importQuery, isAtWork } from './imports.api.ts';
import { Look } from './look/look.tsx';
import { Result } from './result.tsx';
import { Work } from './work.tsx';

interface OneImportProps {
  readonly id: number;
  readonly journalLink: (text: string) => ReactNode;
  readonly onClose: () => void;
}

/** One import in whatever state it is. */
export function OneImport({ id, journalLink, onClose }: OneImportProps) {
  const { t } = useTranslation('imports');
  const { data, error, isFetching, refetch } = useQuery(importQuery(id));
  useJournalRefresh(data);
  if (!data) {
    if (!error) return <Skeleton className="h-64 w-full" />;
    return (
      <div role="alert" className="import-message">
        <p>{errorMessage(error)}</p>
        <div className="import-actions">
          <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {t('another')}
          </Button>
        </div>
      </div>
    );
  }
  if (data.state === 'ready') return <Look view={data} onClose={onClose} />;
  if (isAtWork(data)) return <Work view={data} isOffline={error !== null} />;
  return <Result view={data} journalLink={journalLink} onClose={onClose} />;
}

/** The journal that other pages keep is old as soon as work on it ends. */
function useJournalRefresh(view: ImportView | undefined): void {
  const client = useQueryClient();
  const wasAtWork = useRef(false);
  const state = view?.state;
  useEffect(() => {
    if (!state) return;
    const isWorking = isAtWork({ state });
    if (!isWorking && (wasAtWork.current || state === 'done' || state === 'undone')) forgetJournal(client);
    wasAtWork.current = isWorking;
  }, [client, state]);
}
