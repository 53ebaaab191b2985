import type { DreamListItem, DreamTheme, SessionUser } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { themeQuery } from '#web/features/insights/dream-themes/dream-themes.api.ts';
import { ThemeView } from '#web/features/insights/dream-themes/theme-view.tsx';
import { useReader } from '#web/features/insights/dream-themes/use-reader.ts';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { titleOf } from '#web/features/journal/dreams/journal/row-title.ts';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { paths } from '#web/lib/paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryFailure } from '#web/ui/query-result.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** There is no theme of the name. */
function Missing() {
  const { t } = useTranslation('dream-themes');
  return (
    <div role="alert">
      <h1 className="page-title">{t('missing.title')}</h1>
      <p className="themes-lead">{t('missing.text')}</p>
    </div>
  );
}

interface OwnDreamsProps {
  /** Null for visitors. */
  readonly dreams: readonly DreamListItem[] | null;
  readonly zone: string | null;
  /** Null: there are no more. */
  readonly onMore: (() => void) | null;
  readonly isLoadingMore: boolean;
  /** Why no more came. */
  readonly error: Error | null;
}

/** The member's own dreams of the theme, the newest first. */
function OwnDreams({ dreams, zone, onMore, isLoadingMore, error }: OwnDreamsProps) {
  const { t } = useTranslation('dream-themes');
  return (
    <section aria-labelledby="theme-dreams">
      <h2 id="theme-dreams">{t('ownDreams.title')}</h2>
      {dreams === null && (
        <>
          <p>{t('ownDreams.visitor')}</p>
          <p>
            <Link to={paths.signup} className="link">
              {t('visitor.begin')}
            </Link>
          </p>
        </>
      )}
      {dreams?.length === 0 && <p className="text-muted">{t('ownDreams.none')}</p>}
      {dreams !== null && dreams.length > 0 && (
        <ol className="theme-dreams">
          {dreams.map((dream) => (
            <li key={dream.id}>
              <Link
                to={paths.journalDream}
                params={{ dreamId: String(dream.id) }}
                className="theme-dream"
                lang={dream.language}
              >
                {titleOf(dream)}
              </Link>
              <time dateTime={dream.createdAt}>{formatDay(dream.createdAt, zone)}</time>
            </li>
          ))}
        </ol>
      )}
      {onMore && error && <p role="alert">{errorMessage(error)}</p>}
      {onMore && (
        <Button variant="quiet" isBusy={isLoadingMore} onClick={onMore}>
          {t(error ? 'retry' : 'ownDreams.more')}
        </Button>
      )}
    </section>
  );
}

/** The way to what others share of the theme. */
function Room({ name }: { readonly name: string }) {
  const { t } = useTranslation('dream-themes');
  return (
    <section aria-labelledby="theme-room">
      <h2 id="theme-room">{t('room.title')}</h2>
      <p>{t('room.text')}</p>
      <p>
        <Link to={communityPaths.feed} search={{ theme: name }} className="link">
          {t('room.open')}
        </Link>
      </p>
    </section>
  );
}

/** The page is called as its theme is. */
function useTitle(theme: DreamTheme | undefined): void {
  const { t } = useTranslation('dream-themes');
  useEffect(() => {
    if (theme) document.title = t('oneTitle', { title: theme.title });
  }, [theme, t]);
}

/** What stands in the address is no theme: unknown, or not even a name. */
const isUnknown = (error: Error) => error instanceof ApiError && [404, 422].includes(error.status);

interface ThemeProps {
  readonly name: string;
  /** Undefined while it is not known. */
  readonly reader: SessionUser | null | undefined;
}

function Theme({ name, reader }: ThemeProps) {
  const { t } = useTranslation('dream-themes');
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(themeQuery(name, reader));
  const theme = data?.pages[0];
  useTitle(theme);
  if (data && theme) {
    const zone = reader ? zoneOf(reader) : null;
    return (
      <ThemeView theme={theme} zone={zone}>
        <OwnDreams
          dreams={theme.dreams && data.pages.flatMap(({ dreams }) => dreams?.items ?? [])}
          zone={zone}
          onMore={hasNextPage ? () => void fetchNextPage() : null}
          isLoadingMore={isFetchingNextPage}
          error={error}
        />
        <Room name={name} />
      </ThemeView>
    );
  }
  if (!error) return <Skeleton className="h-[40rem] w-full" />;
  if (isUnknown(error)) return <Missing />;
  return <QueryFailure error={error} isBusy={isFetching} onRetry={refetch} retry={t('retry')} />;
}

/** One typical theme of dreams. */
export function ThemePage() {
  const { t } = useTranslation('dream-themes');
  const { name } = useParams({ from: '/themes/$name' });
  const reader = useReader();
  return (
    <div className="themes-page" data-page="one">
      <BackLink to={themePaths.list}>{t('back')}</BackLink>
      {/* Another theme begins anew. */}
      <Theme key={name} name={name} reader={reader} />
    </div>
  );
}
