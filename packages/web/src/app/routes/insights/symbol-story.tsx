import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { symbolStoryQuery } from '#web/features/insights/symbol-stories/symbol-stories.api.ts';
import { SymbolStoryView } from '#web/features/insights/symbol-stories/symbol-story-view.tsx';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryFailure } from '#web/ui/query-result.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import './insights.css';

/** There is no such symbol in the member's dreams. */
function NotMet() {
  const { t } = useTranslation('symbol-stories');
  return (
    <div role="alert">
      <h1 className="page-title">{t('notMet')}</h1>
      <p>{t('notMetText')}</p>
    </div>
  );
}

function Story({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('symbol-stories');
  const query = useInfiniteQuery(symbolStoryQuery(slug));
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const [story] = data?.pages ?? [];
  if (data && story) {
    return (
      <SymbolStoryView
        story={story}
        occurrences={data.pages.flatMap(({ occurrences }) => occurrences.items)}
        onMore={hasNextPage ? () => void fetchNextPage() : null}
        isLoadingMore={isFetchingNextPage}
      />
    );
  }
  if (error instanceof ApiError && error.status === 404) return <NotMet />;
  if (!error) return <Skeleton className="h-96 w-full" />;
  return <QueryFailure error={error} isBusy={isFetching} onRetry={refetch} retry={t('retry')} />;
}

/** The story of a symbol of one's own dreams. */
export function SymbolStoryPage() {
  const { t } = useTranslation('symbol-stories');
  const { slug } = useParams({ from: '/private/premium/insights/symbols/$slug' });
  return (
    <div className="insights-page" data-page="story">
      <BackLink to={insightsPaths.insights}>{t('back')}</BackLink>
      {/* Another symbol begins anew. */}
      <Story key={slug} slug={slug} />
    </div>
  );
}
