import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { applicationQuery, dashboardQuery } from './affiliates.api.ts';
import { ApplicationSection } from './application/application-section.tsx';
import { Dashboard } from './dashboard/dashboard.tsx';
import './affiliates.css';

/** The dashboard of an affiliate; to others, what the programme is and how to apply. */
export function AffiliatePage() {
  const { t } = useTranslation('affiliates');
  const { affiliateStatus } = useMember();
  const isActive = affiliateStatus === 'active';
  return (
    <>
      <h1 className="page-title">{isActive ? t('dashboardTitle') : t('title')}</h1>
      {isActive ? <OwnDashboard /> : <OwnApplication />}
    </>
  );
}

function OwnDashboard() {
  const { t } = useTranslation('affiliates');
  const query = useQuery(dashboardQuery);
  return (
    <QueryResult retry={t('retry')} query={query}>
      {(dashboard) => <Dashboard dashboard={dashboard} />}
    </QueryResult>
  );
}

function OwnApplication() {
  const { t } = useTranslation('affiliates');
  const query = useQuery(applicationQuery);
  return (
    <QueryResult retry={t('retry')} query={query}>
      {(application) => <ApplicationSection standing={application} />}
    </QueryResult>
  );
}
