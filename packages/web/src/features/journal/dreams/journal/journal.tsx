import type { SessionUser } from '@chitta/contract';
import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { dayIn } from '#web/lib/format/day-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { dreamListQuery, onThisDayQuery } from '../dreams.api.ts';
import { useNightsByMonth } from '../years/nights-by-month.ts';
import { DeletedDreams } from './deleted-dreams.tsx';
import { zoneOf } from './journal-days.ts';
import { JournalEmpty } from './journal-empty.tsx';
import { JournalFound } from './journal-found.tsx';
import { JournalList, JournalSkeleton } from './journal-list.tsx';
import type { JournalSearch } from './journal-search.ts';
import { JournalSearchBar } from './journal-search-bar.tsx';
import { OnThisDay } from './on-this-day.tsx';
import './journal.css';

interface JournalProps {
  readonly user: SessionUser;
  readonly search: JournalSearch;
  readonly onSearch: (search: JournalSearch) => void;
  /** What stands above all; nothing is shown before it is known whether there is any. */
  readonly above?: ReactNode;
  readonly isHeld?: boolean | undefined;
  /** A dream is on its way here: an empty journal does not wait for a first one. */
  readonly isAwaited?: boolean | undefined;
  /** What can be done with a dream in its line. */
  readonly actionOf?: ComponentProps<typeof JournalList>['actionOf'];
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
  readonly actionOf: ComponentProps<typeof JournalList>['actionOf'];
  readonly isNarrowed: boolean;
}

/** Years whose dreams are shown. A part of the journal says nothing of how many nights a month had. */
function yearsOf({
  dreams,
  zone,
  isNarrowed,
}: Pick<ResultsProps, 'dreams' | 'zone' | 'isNarrowed'>): number[] {
  if (isNarrowed) return [];
  return [...new Set(dreams.map(({ createdAt }) => Number(dayIn(zone, new Date(createdAt)).slice(0, 4))))];
}

function JournalResults({ list, dreams, zone, actionOf, isNarrowed }: ResultsProps) {
  const nightsOf = useNightsByMonth(yearsOf({ dreams, zone, isNarrowed }));
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list;
  const handleMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetchingNextPage]);
  return (
    <>
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
            actionOf={actionOf}
            nightsOf={isNarrowed ? undefined : nightsOf}
          />
        )}
      </div>
      {/* Where the journal itself could not be asked for, that is said above. */}
      <DeletedDreams zone={zone} isHidden={isNarrowed || !list.data} />
    </>
  );
}

/** The first look at the journal, as high as what comes: nothing jumps when its parts arrive one by one. */
function JournalWaiting() {
  return (
    <div aria-busy="true">
      <Skeleton className="mb-4 h-24 w-full" />
      <JournalSkeleton />
    </div>
  );
}

function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { t } = useTranslation('dreams');
  return (
    <div className="journal-note" role="status">
      <p>{t('journal.nothingFound')}</p>
      <Button variant="quiet" onClick={onShowAll}>
        {t('journal.showAll')}
      </Button>
    </div>
  );
}

/** What the journal waits for before it is first shown, and what it knows then. */
function useJournal({ user, search, isHeld }: Pick<JournalProps, 'user' | 'search' | 'isHeld'>) {
  const list = useInfiniteQuery(dreamListQuery(search));
  const zone = zoneOf(user);
  const dreams = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isNarrowed = Object.keys(search).length > 0;
  const memories = useQuery({ ...onThisDayQuery(dayIn(zone, new Date())), enabled: !isNarrowed });
  // Once answered is enough: what failed is asked for again without taking the page away.
  const isWaiting = isHeld || list.isPending || !memories.isFetched;
  const isEmpty = list.isSuccess && dreams.length === 0 && !list.isPlaceholderData;
  // Only the first look waits: whoever has begun to search keeps the field under their fingers.
  const [isOpen, setOpen] = useState(isNarrowed);
  if (!isOpen && !isWaiting) setOpen(true);
  return { list, zone, dreams, isNarrowed, isEmpty, isOpen };
}

/** The journal: search, filters, and the dreams they leave. */
export function Journal({ user, search, onSearch, above, isHeld, isAwaited, actionOf }: JournalProps) {
  const { list, zone, dreams, isNarrowed, isEmpty, isOpen } = useJournal({ user, search, isHeld });
  if (!isOpen) return <JournalWaiting />;
  if (isEmpty && !isNarrowed) {
    return (
      <>
        {above}
        <JournalEmpty isAwaited={isAwaited} />
        <DeletedDreams zone={zone} />
      </>
    );
  }
  return (
    <>
      {above}
      <JournalSearchBar search={search} onChange={onSearch} />
      {!isNarrowed && <OnThisDay zone={zone} />}
      {list.isError && !list.isFetchNextPageError && (
        <JournalFailed error={list.error} onRetry={() => void list.refetch()} />
      )}
      <JournalFound
        dreams={dreams}
        hasMore={list.hasNextPage}
        words={search.q}
        isKept={list.data?.pages[0]?.isKept}
        corrected={list.data?.pages[0]?.corrected}
      />
      {isEmpty && <NothingFound onShowAll={() => onSearch({})} />}
      <JournalResults list={list} dreams={dreams} zone={zone} actionOf={actionOf} isNarrowed={isNarrowed} />
    </>
  );
}
