import type { SessionUser } from '@chitta/contract';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { dreamListQuery } from '../dreams.api.ts';
import { zoneOf } from './journal-days.ts';
import { JournalEmpty } from './journal-empty.tsx';
import { JournalList, JournalSkeleton } from './journal-list.tsx';
import type { JournalSearch } from './journal-search.ts';
import { JournalSearchBar } from './journal-search-bar.tsx';
import { OnThisDay } from './on-this-day.tsx';
import './journal.css';

interface JournalProps {
  readonly user: SessionUser;
  readonly search: JournalSearch;
  readonly onSearch: (search: JournalSearch) => void;
}

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

function JournalFailed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation('dreams');
  return (
    <div className="journal-note" role="alert">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('journal.retry')}
      </Button>
    </div>
  );
}

interface ResultsProps {
  readonly list: UseInfiniteQueryResult<unknown>;
  readonly dreams: ComponentProps<typeof JournalList>['dreams'];
  readonly zone: string;
}

function JournalResults({ list, dreams, zone }: ResultsProps) {
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const handleMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);
  return (
    <div
      className="journal-results"
      data-stale={list.isPlaceholderData || undefined}
      aria-busy={list.isFetching}
    >
      {list.isPending ? (
        <JournalSkeleton />
      ) : (
        <JournalList
          dreams={dreams}
          zone={zone}
          hasMore={hasNextPage}
          isLoadingMore={isFetchingNextPage}
          moreError={list.isFetchNextPageError ? list.error : null}
          onMore={handleMore}
        />
      )}
    </div>
  );
}

/** The journal: search, filters, and the dreams they leave. */
export function Journal({ user, search, onSearch }: JournalProps) {
  const { t } = useTranslation('dreams');
  const list = useInfiniteQuery(dreamListQuery(search));
  const zone = zoneOf(user);
  const dreams = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isNarrowed = Object.keys(search).length > 0;
  const isEmpty = list.isSuccess && dreams.length === 0 && !list.isPlaceholderData;
  if (isEmpty && !isNarrowed) return <JournalEmpty />;
  return (
    <>
      <JournalSearchBar search={search} onChange={onSearch} />
      {!isNarrowed && <OnThisDay zone={zone} />}
      {list.isError && !list.isFetchNextPageError && (
        <JournalFailed error={list.error} onRetry={() => void list.refetch()} />
      )}
      {isEmpty && (
        <div className="journal-note" role="status">
          <p>{t('journal.nothingFound')}</p>
          <Button variant="quiet" onClick={() => onSearch({})}>
            {t('journal.showAll')}
          </Button>
        </div>
      )}
      <JournalResults list={list} dreams={dreams} zone={zone} />
    </>
  );
}
