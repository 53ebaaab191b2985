import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { insightsPreviewQuery } from '#web/features/insights/dream-analytics/dream-analytics.api.ts';
import { InsightsPreview } from '#web/features/insights/dream-analytics/preview/insights-preview.tsx';
import { StaysFree } from '#web/features/payments/memberships/plans/stays-free.tsx';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { isPremium, useMember } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import '#web/features/payments/memberships/memberships.css';

/** What there is besides: plans, writing, what stays free. */
function Ways() {
  const { t } = useTranslation(['insights-preview', 'plans']);
  return (
    <>
      <p className="membership-row">
        <Link to={membershipPaths.subscribe} className={buttonClass()}>
          {t('see')}
        </Link>
        <Link to={paths.dreamInput} className={buttonClass('ghost')}>
          {t('write')}
        </Link>
      </p>
      <section aria-labelledby="stays-free">
        <h2 id="stays-free" className="insights-stays">
          {t('plans:stays.title')}
        </h2>
        <StaysFree />
        <p className="mt-4">
          <Link to={themePaths.list} className="link">
            {t('themes')}
          </Link>
        </p>
      </section>
    </>
  );
}

function OwnPreview() {
  const { t } = useTranslation('insights-preview');
  const preview = useQuery(insightsPreviewQuery());
  return (
    <>
      <div className="insights-waiting">
        <QueryResult query={preview} retry={t('retry')} placeholder="h-96">
          {(known) => <InsightsPreview preview={known} />}
        </QueryResult>
      </div>
      {/* How long it is nobody knows before: what stands below comes with it. */}
      {!preview.isPending && <Ways />}
    </>
  );
}

/** For those who came to something that is part of premium: what it would show of their own journal. */
export function PremiumInsightsPage() {
  const { t } = useTranslation('insights-preview');
  const has = isPremium(useMember());
  return (
    <div className="plans">
      <header className="plans-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="plans-lead">{t(has ? 'have' : 'lead')}</p>
      </header>
      {has ? (
        <p>
          <Link to={insightsPaths.insights} className={buttonClass()}>
            {t('open')}
          </Link>
        </p>
      ) : (
        <OwnPreview />
      )}
    </div>
  );
}
