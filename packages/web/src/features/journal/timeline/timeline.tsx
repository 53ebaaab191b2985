import type { SessionUser, TimelineEntry } from '@chitta/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { timelineQuery } from './timeline.api.ts';
import { TimelineLine } from './timeline-line.tsx';
import './timeline.css';

const placeholders = ['a', 'b', 'c', 'd'];

function TimelineEmpty() {
  const { t } = useTranslation('timeline');
  return (
    <div className="timeline-empty">
      <h2>{t('emptyTitle')}</h2>
      <p>{t('emptyText')}</p>
      <Link to={paths.dreamInput} className={buttonClass('primary')}>
        {t('write')}
      </Link>
    </div>
  );
}

interface MonthProps {
  readonly label: string;
  readonly entries: readonly TimelineEntry[];
  readonly zone: string;
}

function TimelineMonth({ label, entries, zone }: MonthProps) {
  return (
    <section aria-label={label}>
      <h2 className="timeline-month">{label}</h2>
      <ol className="timeline-lines">
        {entries.map((entry) => (
          <TimelineLine key={`${entry.kind}-${entry.id}-${entry.consultationId}`} entry={entry} zone={zone} />
        ))}
      </ol>
    </section>
  );
}

/** Entries by the month in which they were written where the member lives. */
function byMonth(entries: readonly TimelineEntry[], zone: string): [string, TimelineEntry[]][] {
  const format = new Intl.DateTimeFormat(currentLanguage(), {
    timeZone: zone,
    month: 'long',
    year: 'numeric',
  });
  return [...Map.groupBy(entries, (entry) => format.format(new Date(entry.at)))];
}

/** Everything that the member wrote, in one calm line. */
export function Timeline({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('timeline');
  const list = useInfiniteQuery(timelineQuery);
  const zone = user.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const entries = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (list.isPending) {
    return (
      // As tall as the window, so that the foot of the page does not come up and go down again.
      <div role="status" aria-label={t('loading')} className="grid min-h-dvh content-start gap-6">
        {placeholders.map((name) => (
          <Skeleton key={name} className="h-20 w-full" />
        ))}
      </div>
    );
  }
  if (list.isSuccess && entries.length === 0) return <TimelineEmpty />;
  return (
    <div className="timeline">
      <p className="text-muted">{t('lead')}</p>
      {byMonth(entries, zone).map(([label, group]) => (
        <TimelineMonth key={label} label={label} entries={group} zone={zone} />
      ))}
      {list.isError && <p role="alert">{errorMessage(list.error)}</p>}
      {(list.hasNextPage || list.isError) && (
        <Button
          variant="quiet"
          isBusy={list.isFetching}
          onClick={() => void (list.data ? list.fetchNextPage() : list.refetch())}
        >
          {list.isError ? t('retry') : t('more')}
        </Button>
      )}
    </div>
  );
}
