import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { Asked } from '#web/ui/asked.tsx';
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
  const asked = useQuery(dashboardQuery);
  return (
    <Asked retry={t('retry')} asked={asked}>
      {(dashboard) => <Dashboard dashboard={dashboard} />}
    </Asked>
  );
}

function OwnApplication() {
  const { t } = useTranslation('affiliates');
  const asked = useQuery(applicationQuery);
  return (
    <Asked retry={t('retry')} asked={asked}>
      {(application) => <ApplicationSection standing={application} />}
    </Asked>
  );
}
