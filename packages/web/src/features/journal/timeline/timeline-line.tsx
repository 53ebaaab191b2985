import type { TimelineEntry } from '@chitta/contract';
import { shownTitle, wordsBeside } from '@chitta/contract/shown-title';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { paths } from '#web/lib/paths.ts';

/** Entries that begin with their own title; the others name what they belong to behind their words. */
const titled: ReadonlySet<TimelineEntry['kind']> = new Set(['dream', 'symbol', 'consultation']);

interface TimelineLineProps {
  readonly entry: TimelineEntry;
  readonly zone: string;
}

/** Where an entry is read whole. */
function EntryLink({ entry }: { readonly entry: TimelineEntry }) {
  const { t } = useTranslation('timeline');
  if (entry.moments)
    return (
      <Link to={memoryPaths.lane} search={{ day: entry.moments.day }}>
        {t('moments', { count: entry.moments.count })}
      </Link>
    );
  if (entry.kind === 'symbol') return <Link to={paths.personalSymbols}>{entry.title}</Link>;
  if (entry.consultationId !== null)
    return (
      <Link to={paths.consultation} params={{ consultationId: entry.consultationId }}>
        {entry.title}
      </Link>
    );
  return (
    <Link to={paths.journalDream} params={{ dreamId: String(entry.id) }}>
      {shownTitle(entry.title)}
    </Link>
  );
}

/** The moments of a day, beside what was written: quieter, in one line with their day. */
function MomentsLine({ entry, when }: { readonly entry: TimelineEntry; readonly when: ReactNode }) {
  const { t } = useTranslation('timeline');
  return (
    <li className="timeline-line" data-kind="moment">
      <p className="timeline-when">
        <span className="sr-only">{t('kind.moment')}</span>
        {when}
        <EntryLink entry={entry} />
      </p>
      {entry.excerpt && <p className="timeline-moments">{entry.excerpt}</p>}
    </li>
  );
}

/** One thing that the member wrote, with its day and hour. */
export function TimelineLine({ entry, zone }: TimelineLineProps) {
  const { t } = useTranslation('timeline');
  const { moments } = entry;
  const time = new Intl.DateTimeFormat(currentLanguage(), {
    timeZone: moments ? 'UTC' : zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    // A dream is of a night, whenever it was written down, and moments are of their day.
    ...(entry.kind !== 'dream' && !moments && { hour: 'numeric', minute: '2-digit' }),
  }).format(new Date(moments ? moments.day : entry.at));
  const words = entry.kind === 'dream' ? wordsBeside(entry.title, entry.excerpt) : entry.excerpt;
  const isOwnTitle = titled.has(entry.kind);
  const when = <time dateTime={moments?.day ?? entry.at}>{time}</time>;
  if (moments) return <MomentsLine entry={entry} when={when} />;
  return (
    <li className="timeline-line" data-kind={entry.kind}>
      <p className="timeline-when">
        <span>{t(`kind.${entry.kind}`)}</span> {when}
      </p>
      {isOwnTitle && (
        <h3 className="timeline-title" lang={entry.language ?? undefined}>
          <EntryLink entry={entry} />
        </h3>
      )}
      {words && (
        <p className="timeline-words" lang={entry.language ?? undefined}>
          {words}
        </p>
      )}
      {!isOwnTitle && (
        <p className="timeline-on" lang={entry.language ?? undefined}>
          <EntryLink
            entry={{
              ...entry,
              title: t(entry.consultationId === null ? 'on' : 'onQuestion', {
                title: shownTitle(entry.title),
              }),
            }}
          />
        </p>
      )}
    </li>
  );
}
