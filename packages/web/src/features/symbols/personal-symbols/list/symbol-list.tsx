import type { PersonalSymbol } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import {
  personalSymbolsQuery,
  useRemovePersonalSymbol,
  useRestorePersonalSymbol,
} from '../personal-symbols.api.ts';
import { SymbolRow } from './symbol-row.tsx';

interface SymbolListProps {
  readonly search: string;
  readonly onEdit: (symbol: PersonalSymbol) => void;
}

/** The member's symbols, newest first. What is deleted can be brought back. */
export function SymbolList({ search, onEdit }: SymbolListProps) {
  const { t } = useTranslation('personal-symbols');
  const query = useInfiniteQuery(personalSymbolsQuery(search));
  const removeSymbol = useRemoveWithUndo();
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  if (error && !data) {
    return (
      <div role="alert" className="symbol-message">
        <p>{errorMessage(error)}</p>
        <Button variant="quiet" onClick={() => void query.refetch()}>
          {t('list.retry')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-40 w-full" />;
  const isMarking = data.pages[0]?.isMarking === true;
  const symbols = data.pages.flatMap(({ items }) => items);
  if (symbols.length === 0) {
    return <p className="symbol-message">{search ? t('list.notFound') : t('list.empty')}</p>;
  }
  return (
    <>
      <p role="status" className={isMarking ? 'symbol-row-facts' : 'sr-only'}>
        {isMarking && t('list.marking')}
      </p>
      <ul aria-label={t('list.label')}>
        {symbols.map((symbol) => (
          <SymbolRow
            key={symbol.id}
            symbol={symbol}
            onEdit={() => onEdit(symbol)}
            onRemove={() => void removeSymbol(symbol)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" isBusy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}

function useRemoveWithUndo() {
  const { t } = useTranslation('personal-symbols');
  const remove = useRemovePersonalSymbol();
  const restore = useRestorePersonalSymbol();
  const fail = (error: unknown) =>
    toast({ title: t('removed.failed'), description: errorMessage(error), variant: 'destructive' });
  return async ({ id, name }: PersonalSymbol) => {
    try {
      await remove.mutateAsync(id);
      toast({
        title: t('removed.title', { name }),
        action: { label: t('removed.undo'), onClick: () => void restore.mutateAsync(id).catch(fail) },
      });
    } catch (error) {
      fail(error);
    }
  };
}
