import type { SessionUser, TimelineEntry } from '@chitta/contract';
import type { TimelineGroup } from '@chitta/contract/limits';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
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

interface GroupChoiceProps {
  readonly groups: readonly TimelineGroup[];
  readonly value: TimelineGroup | null;
  readonly onChange: (group: TimelineGroup | null) => void;
}

/** Narrows the timeline to what belongs together; nothing where there is but one such thing. */
function GroupChoice({ groups, value, onChange }: GroupChoiceProps) {
  const { t } = useTranslation('timeline');
  const name = useId();
  if (groups.length < 2) return null;
  return (
    <fieldset>
      <legend className="sr-only">{t('groups')}</legend>
      <div className="timeline-groups">
        {[null, ...groups].map((group) => (
          <label key={group} className="timeline-group">
            <input
              type="radio"
              name={name}
              checked={value === group}
              onChange={() => onChange(group)}
              className="sr-only"
            />
            {t(`group.${group ?? 'all'}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Entries by the month in which they were written where the member lives. */
function byMonth(entries: readonly TimelineEntry[], zone: string): [string, TimelineEntry[]][] {
  const format = new Intl.DateTimeFormat(currentLocale(), {
    timeZone: zone,
    month: 'long',
    year: 'numeric',
  });
  return [...Map.groupBy(entries, (entry) => format.format(new Date(entry.at)))];
}

type TimelineList = UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>;

/** What went wrong, and the way to what is earlier; nothing where all is shown. */
function TimelineRest({ list }: { readonly list: TimelineList }) {
  const { t } = useTranslation('timeline');
  if (!list.hasNextPage && !list.isError) return null;
  return (
    <>
      {list.isError && <p role="alert">{errorMessage(list.error)}</p>}
      <Button
        variant="quiet"
        isBusy={list.isFetching}
        onClick={() => void (list.data ? list.fetchNextPage() : list.refetch())}
      >
        {list.isError ? t('retry') : t('more')}
      </Button>
    </>
  );
}

/** Everything that the member wrote, in one calm line. */
export function Timeline({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('timeline');
  const [group, setGroup] = useState<TimelineGroup | null>(null);
  const list = useInfiniteQuery(timelineQuery(group));
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
  const groups = list.data?.pages[0]?.groups ?? [];
  if (list.isSuccess && groups.length === 0) return <TimelineEmpty />;
  return (
    <div className="timeline" aria-busy={list.isPlaceholderData}>
      <p className="text-muted">{t('lead')}</p>
      <GroupChoice groups={groups} value={group} onChange={setGroup} />
      {byMonth(entries, zone).map(([label, group]) => (
        <TimelineMonth key={label} label={label} entries={group} zone={zone} />
      ))}
      <TimelineRest list={list} />
    </div>
  );
}
