import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';

interface ListPagesProps<Item> {
  readonly list: UseInfiniteQueryResult<{
    readonly pages: readonly { readonly items: readonly Item[] }[];
  }>;
  /** What is said where there is none; null: nothing. */
  readonly empty: string | null;
  /** Words of the button that shows the next page. */
  readonly more: string;
  readonly retry: string;
  /** Shows all that has come so far. */
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A list that goes on page by page: on its way, there, empty, or failed with a way to try again. */
export function ListPages<Item>({ list, empty, more, retry, children }: ListPagesProps<Item>) {
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid gap-6" aria-busy={list.isFetching}>
      {list.isPending && <RowsToCome />}
      {items.length > 0 && children(items)}
      {list.isSuccess && items.length === 0 && <Nothing words={empty} />}
      {list.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(list.error)}
        </p>
      )}
      {(list.hasNextPage || list.isError) && (
        <p>
          <Button
            variant="quiet"
            isBusy={list.isFetching}
            onClick={() => void (list.data ? list.fetchNextPage() : list.refetch())}
          >
            {list.isError ? retry : more}
          </Button>
        </p>
      )}
    </div>
  );
}

function Nothing({ words }: { readonly words: string | null }) {
  return words === null ? null : <p className="text-muted">{words}</p>;
}

function RowsToCome() {
  return (
    <div className="grid gap-4" aria-hidden>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-12 w-full" />
      ))}
    </div>
  );
}
