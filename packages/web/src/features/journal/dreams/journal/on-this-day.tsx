import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/lib/format/day-in.ts';
import { paths } from '#web/lib/paths.ts';
import { useNarrow } from '#web/lib/screen/use-narrow.ts';
import { onThisDayQuery } from '../dreams.api.ts';
import { titleOf } from './row-title.ts';
import '#web/ui/disclosure.css';

/** Dreams of the same day in earlier months and years, when there are any. */
export function OnThisDay({ zone }: { readonly zone: string }) {
  const { t } = useTranslation('dreams');
  // On a phone the dreams of now come first.
  const isNarrow = useNarrow();
  const { data } = useQuery(onThisDayQuery(dayIn(zone, new Date())));
  if (!data || data.items.length === 0) return null;
  return (
    <details className="disclosure on-this-day" open={!isNarrow}>
      <summary>
        <ChevronRight size={18} aria-hidden />
        {t('journal.onThisDay')}
        <span className="on-this-day-count">{data.items.length}</span>
      </summary>
      <ul>
        {data.items.map(({ monthsAgo, dream }) => (
          <li key={dream.id}>
            <span className="text-muted">
              {monthsAgo % 12 === 0
                ? t('journal.yearsAgo', { count: monthsAgo / 12 })
                : t('journal.monthsAgo', { count: monthsAgo })}
            </span>{' '}
            <Link
              to={paths.journalDream}
              params={{ dreamId: String(dream.id) }}
              className="on-this-day-link"
              lang={dream.language}
            >
              {titleOf(dream)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
