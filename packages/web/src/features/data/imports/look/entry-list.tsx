import type { ImportEntry } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';

interface EntryListProps {
  readonly title: string;
  readonly entries: readonly ImportEntry[];
  readonly isOpen?: boolean;
}

/** Entries as they were found, each with its place in the file and what is to be said of it. */
export function EntryList({ title, entries, isOpen = false }: EntryListProps) {
  return (
    <details className="import-entries" open={isOpen}>
      <summary>{title}</summary>
      <ol>
        {entries.map((entry) => (
          <EntryRow key={`${entry.file} ${entry.line} ${entry.kind} ${entry.title}`} entry={entry} />
        ))}
      </ol>
    </details>
  );
}

function EntryRow({ entry }: { readonly entry: ImportEntry }) {
  const { t, i18n } = useTranslation('imports');
  const { title, excerpt, day, language, file, line, problem, duplicate, kind } = entry;
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <li lang={language ?? undefined}>
      {problem && (
        <p className="import-problem" lang={i18n.language}>
          {t(`problems.${problem}`)}
        </p>
      )}
      {duplicate && !problem && (
        <p className="import-problem" lang={i18n.language}>
          {t(`duplicate.${duplicate}`)}
        </p>
      )}
      {title && <p className="import-entry-title">{title}</p>}
      {excerpt && <p className="import-excerpt">{excerpt}</p>}
      <p className="import-place" lang={i18n.language}>
        {[
          kind !== 'dream' && t(`look.${kind}`),
          day && date.format(new Date(`${day}T00:00:00Z`)),
          t('look.place', { file, line }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
