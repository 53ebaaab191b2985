import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { consultationListQuery } from '../consultations.api.ts';
import { HistoryBar } from './history-bar.tsx';
import { HistoryEmpty } from './history-empty.tsx';
import { HistoryLine } from './history-line.tsx';
import type { HistorySearch } from './history-search.ts';
import './history.css';

interface HistoryProps {
  readonly zone: string;
  readonly search: HistorySearch;
  readonly onSearch: (search: HistorySearch) => void;
}

const placeholders = ['a', 'b', 'c', 'd'];

/** Lines of the height of real ones, while the first page is on its way. */
function HistorySkeleton() {
  return (
    <ol className="history-lines" aria-hidden>
      {placeholders.map((name) => (
        <li key={name} className="history-line">
          <Skeleton className="h-12 w-10" />
          <div className="grid content-start gap-2">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-5 w-full" />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('oracle');
  return (
    <div role="alert" className="history-note">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { t } = useTranslation('oracle');
  return (
    <div role="status" className="history-note">
      <p>{t('history.nothingFound')}</p>
      <Button variant="quiet" onClick={onShowAll}>
        {t('history.showAll')}
      </Button>
    </div>
  );
}

/** Every consultation, newest first: search, filters, and what they leave. */
export function History({ zone, search, onSearch }: HistoryProps) {
  const { t } = useTranslation('oracle');
  const list = useInfiniteQuery(consultationListQuery(search));
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isNarrowed = Object.keys(search).length > 0;
  const isEmpty = list.isSuccess && items.length === 0 && !list.isPlaceholderData;
  const isKept = list.data?.pages.some((page) => 'isKept' in page) ?? false;
  if (isEmpty && !isNarrowed) return <HistoryEmpty />;
  return (
    <>
      <HistoryBar search={search} onSearch={onSearch} />
      {isKept && (
        <p role="status" className="consultation-kept">
          {t('history.kept')}
        </p>
      )}
      {list.isPending && <HistorySkeleton />}
      {isEmpty && <NothingFound onShowAll={() => onSearch({})} />}
      <ol
        className="history-lines"
        data-stale={list.isPlaceholderData || undefined}
        aria-busy={list.isFetching}
      >
        {items.map((consultation) => (
          <HistoryLine key={consultation.id} consultation={consultation} zone={zone} />
        ))}
      </ol>
      {list.isError && (
        <Failed error={list.error} onRetry={() => void (list.data ? list.fetchNextPage() : list.refetch())} />
      )}
      {list.hasNextPage && !list.isError && (
        <p className="history-more">
          <Button variant="quiet" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('history.more')}
          </Button>
        </p>
      )}
    </>
  );
}
