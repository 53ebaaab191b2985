import type { ImportSummary } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FileDrop } from './file-drop.tsx';
import { importsQuery } from './imports.api.ts';
import { OneImport } from './one-import.tsx';
import { PastImports } from './past-imports.tsx';
import './imports.css';

interface ImportsProps {
  /** The way to the journal, for the end of an import. */
  readonly journalLink: (text: string) => ReactNode;
}

/** Brings a journal from elsewhere: choose files, look at what is in them, take it over. */
export function Imports({ journalLink }: ImportsProps) {
  const { t } = useTranslation('imports');
  const { data, error, isFetching, refetch } = useQuery(importsQuery);
  const [chosen, setChosen] = useState<number | 'none' | null>(null);
  if (!data) {
    if (!error) return <Skeleton className="h-64 w-full" />;
    return (
      <div role="alert" className="import-message">
        <p>{errorMessage(error)}</p>
        <Button variant="quiet" isBusy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  const open = chosen ?? unfinished(data.items)?.id ?? 'none';
  return (
    <>
      {open === 'none' ? (
        <FileDrop onRead={({ id }) => setChosen(id)} isReturn={chosen === 'none'} />
      ) : (
        <OneImport key={open} id={open} journalLink={journalLink} onClose={() => setChosen('none')} />
      )}
      <PastImports items={data.items.filter(({ id }) => id !== open)} onOpen={setChosen} />
    </>
  );
}

/** An import that was left in the middle is where the page goes on. */
function unfinished(items: readonly ImportSummary[]): ImportSummary | undefined {
  return items.find(({ state }) => ['ready', 'running', 'cancelling', 'undoing'].includes(state));
}
