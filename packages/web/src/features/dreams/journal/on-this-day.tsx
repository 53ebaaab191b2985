import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { onThisDayQuery } from '../dreams.api.ts';
import { dayIn, yearBefore } from './journal-days.ts';

/** A dream of the same day a year ago, when there is one. */
export function OnThisDay({ zone }: { readonly zone: string }) {
  const { t } = useTranslation('dreams');
  const { data } = useQuery(onThisDayQuery(yearBefore(dayIn(zone, new Date()))));
  const dream = data?.items[0];
  if (!dream) return null;
  return (
    <p className="on-this-day">
      {t('journal.onThisDay')}{' '}
      <Link
        to={paths.journalDream}
        params={{ dreamId: String(dream.id) }}
        className="link"
        lang={dream.language}
      >
        {dream.title}
      </Link>
    </p>
  );
}
