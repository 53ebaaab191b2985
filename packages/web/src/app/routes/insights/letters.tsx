import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LetterMail } from '#web/features/insights/monthly-letters/letter-mail.tsx';
import { LettersList } from '#web/features/insights/monthly-letters/letters-list.tsx';
import { lettersQuery } from '#web/features/insights/monthly-letters/monthly-letters.api.ts';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { useIsOnline } from '#web/lib/device/use-is-online.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import './insights.css';

/** The letters of a member's months, and whether they come by mail. */
export function LettersPage() {
  const { t } = useTranslation('letters');
  const letters = useQuery(lettersQuery);
  const isOnline = useIsOnline();
  return (
    <div className="insights-page" data-page="letters">
      <div>
        <BackLink to={insightsPaths.insights}>{t('back')}</BackLink>
        <h1 className="page-title">{t('title')}</h1>
        <p className="insights-lead">{t('lead')}</p>
        <p role="status" className="insights-note" hidden={isOnline}>
          {!isOnline && t('offline')}
        </p>
      </div>
      <QueryResult query={letters} retry={t('retry')}>
        {({ items }) => <LettersList letters={items} />}
      </QueryResult>
      <LetterMail />
    </div>
  );
}
