import type { Language } from '@chitta/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { useTypedSearch } from '#web/lib/forms/use-typed-search.ts';
import { Button } from '#web/ui/button.tsx';
import { dictionaryFacetsQuery, dictionaryListQuery } from '../dictionary.api.ts';
import type { DictionarySearch } from '../dictionary-search.ts';
import { DictionaryFilters } from './dictionary-filters.tsx';
import { DictionaryResults, DictionarySkeleton } from './dictionary-results.tsx';
import '../dictionary.css';

interface DictionaryBrowserProps {
  readonly language: Language;
  readonly search: DictionarySearch;
  readonly onSearch: (search: DictionarySearch) => void;
}

/** Every symbol, for everyone: searched as one types, by letter and by category. */
export function DictionaryBrowser({ language, search, onSearch }: DictionaryBrowserProps) {
  const { t } = useTranslation('dictionary');
  const { data: facets } = useQuery(dictionaryFacetsQuery(language));
  const handleTyped = useCallback(
    (typed: string) => {
      const { q: _, ...filters } = search;
      onSearch(typed.trim() ? { ...filters, q: typed.trim() } : filters);
    },
    [search, onSearch],
  );
  const [typed, setTyped] = useTypedSearch(search.q ?? '', handleTyped);
  return (
    <div className="dictionary">
      <header className="dictionary-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="dictionary-lead">{facets ? t('lead', { count: facets.total }) : t('leadUncounted')}</p>
      </header>
      <DictionaryFilters
        facets={facets}
        search={search}
        typed={typed}
        onType={setTyped}
        onSearch={onSearch}
      />
      <Listing language={language} search={search} />
    </div>
  );
}

function Listing({ language, search }: Pick<DictionaryBrowserProps, 'language' | 'search'>) {
  const { t } = useTranslation('dictionary');
  const query = useInfiniteQuery(dictionaryListQuery(language, search));
  const { data, error, hasNextPage, isFetchingNextPage, isPlaceholderData } = query;
  const total = data?.pages[0]?.total ?? 0;
  if (error && !data) return <Failure error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <DictionarySkeleton />;
  return (
    <section aria-label={t('results.label')} aria-busy={isPlaceholderData}>
      <p role="status" className="dictionary-count">
        {total > 0 ? t('results.count', { count: total }) : t('results.none')}
      </p>
      <DictionaryResults items={data.pages.flatMap(({ items }) => items)} language={language} />
      {hasNextPage && (
        <div className="dictionary-more">
          {error && <p role="alert">{errorMessage(error)}</p>}
          <Button variant="quiet" isBusy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('results.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

interface FailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Nothing came: what went wrong, and the way to try again. */
export function Failure({ error, onRetry }: FailureProps) {
  const { t } = useTranslation('dictionary');
  return (
    <div className="dictionary-failure" role="alert">
      <p>{errorMessage(error)}</p>
      <Button variant="quiet" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
