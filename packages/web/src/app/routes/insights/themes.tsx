import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { themesQuery } from '#web/features/insights/dream-themes/dream-themes.api.ts';
import { ThemesOverview } from '#web/features/insights/dream-themes/themes-overview.tsx';
import { useReader } from '#web/features/insights/dream-themes/use-reader.ts';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { useIsOnline } from '#web/lib/device/use-is-online.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';

/** The typical themes of dreams; for a member with how often each is in theirs. */
export function ThemesPage() {
  const { t } = useTranslation('dream-themes');
  const reader = useReader();
  const isOnline = useIsOnline();
  const themes = useQuery(themesQuery(reader));
  // Where nothing was fetched before, what is wrong stands in its place.
  const isOld = !isOnline && themes.data !== undefined;
  return (
    <div className="themes-page">
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p className="themes-lead">{t('lead')}</p>
        <p role="status" className="themes-offline" hidden={!isOld}>
          {isOld && t('offline')}
        </p>
      </header>
      {!isOnline && themes.error && !themes.data ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{t('offlineFirst')}</p>
          <Button variant="quiet" isBusy={themes.isFetching} onClick={() => void themes.refetch()}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <QueryResult query={themes} retry={t('retry')} placeholder="h-[40rem]">
          {(known) => <ThemesOverview themes={known} zone={reader ? zoneOf(reader) : null} />}
        </QueryResult>
      )}
    </div>
  );
}
