import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';

interface ListRestProps {
  readonly list: UseInfiniteQueryResult<unknown>;
  /** Says that there is more. */
  readonly more: string;
}

/** The end of a list that comes page by page: why it does not go on, or the way to more of it. */
export function ListRest({ list, more }: ListRestProps) {
  const { t } = useTranslation('dreams');
  const { error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    list;
  if (error) {
    // What is there already is not asked for again.
    const retry = () => void (isFetchNextPageError ? fetchNextPage() : refetch());
    return (
      <div className="journal-note" role="alert">
        <p>{errorMessage(error)}</p>
        <Button variant="quiet" isBusy={isFetching} onClick={retry}>
          {t('journal.retry')}
        </Button>
      </div>
    );
  }
  if (!hasNextPage) return null;
  return (
    <Button variant="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {more}
    </Button>
  );
}
