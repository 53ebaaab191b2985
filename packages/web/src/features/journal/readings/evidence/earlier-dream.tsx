import { shownTitle } from '@chitta/contract/shown-title';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';

/** Only its night and title are shown; a dream that cannot be fetched still has its link. */
function earlierDreamQuery(id: number) {
  return queryOptions({
    queryKey: ['readings', 'earlier-dream', id],
    queryFn: ({ signal }) => api('GET /api/dreams/:id', { params: { id: String(id) }, signal }),
    meta: { isQuiet: true },
  });
}

function useNight(createdAt: string | undefined): string {
  const { user } = useSession();
  if (createdAt === undefined) return '';
  const zone = user?.timezone ?? undefined;
  const format = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: zone });
  return format.format(new Date(createdAt));
}

/** The way to a dream of the journal that a sentence looks back to; one that was deleted since is gone. */
export function EarlierDream({ id }: { readonly id: number }) {
  const { t } = useTranslation('readings');
  const { data: dream, error } = useQuery(earlierDreamQuery(id));
  const night = useNight(dream?.createdAt);
  if (error instanceof ApiError && error.status === 404) {
    return <span className="sheet-gone">{t('basis.gone')}</span>;
  }
  return (
    <Link to={paths.journalDream} params={{ dreamId: String(id) }} className="link">
      {dream ? (
        <>
          <time dateTime={dream.createdAt}>{night}</time>
          {', '}
          <span lang={dream.language}>{shownTitle(dream.title)}</span>
        </>
      ) : (
        t('basis.earlierDream')
      )}
    </Link>
  );
}
