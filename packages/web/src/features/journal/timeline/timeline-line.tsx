import type { TimelineEntry } from '@chitta/contract';
import { shownTitle, wordsBeside } from '@chitta/contract/shown-title';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import { currentLocale } from '#web/lib/format/current-locale.ts';
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

/** The day of an entry, and the hour where that says something. */
function whenOf({ kind, at, moments }: TimelineEntry, zone: string): string {
  // A dream is of a night, whenever it was written down, and moments are of their day.
  const hasHour = kind !== 'dream' && !moments;
  return new Intl.DateTimeFormat(currentLocale(), {
    timeZone: moments ? 'UTC' : zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(hasHour && { hour: 'numeric', minute: '2-digit' }),
  }).format(new Date(moments?.day ?? at));
}

/** What the words of an entry belong to. */
function BelongsTo({ entry }: { readonly entry: TimelineEntry }) {
  const { t } = useTranslation('timeline');
  const key = entry.consultationId === null ? 'on' : 'onQuestion';
  return (
    <p className="timeline-on" lang={entry.language ?? undefined}>
      <EntryLink entry={{ ...entry, title: t(key, { title: shownTitle(entry.title) }) }} />
    </p>
  );
}

/** One thing that the member wrote, with its day and hour. */
export function TimelineLine({ entry, zone }: TimelineLineProps) {
  const { t } = useTranslation('timeline');
  const { kind, moments } = entry;
  const when = <time dateTime={moments?.day ?? entry.at}>{whenOf(entry, zone)}</time>;
  if (moments) return <MomentsLine entry={entry} when={when} />;
  const words = kind === 'dream' ? wordsBeside(entry.title, entry.excerpt) : entry.excerpt;
  const isOwnTitle = titled.has(kind);
  const lang = entry.language ?? undefined;
  return (
    <li className="timeline-line" data-kind={kind}>
      <p className="timeline-when">
        <span>{t(`kind.${kind}`)}</span> {when}
      </p>
      {isOwnTitle && (
        <h3 className="timeline-title" lang={lang}>
          <EntryLink entry={entry} />
        </h3>
      )}
      {words && (
        <p className="timeline-words" lang={lang}>
          {words}
        </p>
      )}
      {!isOwnTitle && <BelongsTo entry={entry} />}
    </li>
  );
}
