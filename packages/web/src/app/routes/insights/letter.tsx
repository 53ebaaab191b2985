import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LetterView } from '#web/features/insights/monthly-letters/letter-view.tsx';
import { letterQuery } from '#web/features/insights/monthly-letters/monthly-letters.api.ts';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import './insights.css';

function Letter({ month }: { readonly month: string }) {
  const { t } = useTranslation('letters');
  const letter = useQuery(letterQuery(month));
  const status = letter.error instanceof ApiError ? letter.error.status : 0;
  // A month that is none is answered like one without a letter.
  if (status === 404 || status === 422) {
    return (
      <div role="alert">
        <h1 className="page-title">{t('notFound')}</h1>
        <p>{t('notFoundText')}</p>
      </div>
    );
  }
  return (
    <QueryResult query={letter} retry={t('retry')}>
      {(known) => <LetterView letter={known} />}
    </QueryResult>
  );
}

/** The letter of one month. */
export function LetterPage() {
  const { t } = useTranslation('letters');
  const { month } = useParams({ from: '/private/premium/insights/letters/$month' });
  return (
    <div className="insights-page" data-page="story">
      <BackLink to={insightsPaths.letters}>{t('all')}</BackLink>
      <Letter key={month} month={month} />
    </div>
  );
}
