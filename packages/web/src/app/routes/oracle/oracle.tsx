import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { todayQuery } from '#web/features/oracle/consultations/consultations.api.ts';
import { OracleWaiting } from '#web/features/oracle/consultations/today/oracle-today.tsx';
import { paths } from '#web/lib/paths.ts';
import { AskPart } from '../../oracle/ask-part.tsx';
import './oracle-pages.css';

/** Ask The Oracle: the question, and what waits. */
export function OraclePage() {
  const { t } = useTranslation('oracle');
  const { data } = useQuery(todayQuery);
  return (
    <div className="oracle-page">
      <header className="oracle-head">
        <h1 className="page-title">{t('title')}</h1>
        <Link to={paths.oracleHistory} className="link oracle-head-link">
          {t('toHistory')}
        </Link>
        <p className="oracle-lead">{t('lead')}</p>
      </header>
      <AskPart />
      {data && <OracleWaiting today={data} />}
      {data?.fit && (
        <p className="oracle-fit">{t('today.fit', { fitted: data.fit.fitted, count: data.fit.answered })}</p>
      )}
    </div>
  );
}
