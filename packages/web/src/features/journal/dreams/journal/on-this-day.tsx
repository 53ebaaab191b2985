import { shownTitle } from '@chitta/contract/shown-title';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#web/lib/format/day-in.ts';
import { paths } from '#web/lib/paths.ts';
import { onThisDayQuery } from '../dreams.api.ts';

/** Dreams of the same day in earlier months and years, when there are any. */
export function OnThisDay({ zone }: { readonly zone: string }) {
  const { t } = useTranslation('dreams');
  const { data } = useQuery(onThisDayQuery(dayIn(zone, new Date())));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="on-this-day" aria-labelledby="on-this-day">
      <h2 id="on-this-day" className="on-this-day-title">
        {t('journal.onThisDay')}
      </h2>
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
              className="link"
              lang={dream.language}
            >
              {shownTitle(dream.title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
