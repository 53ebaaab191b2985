import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { insightsPreviewQuery } from '#web/features/insights/dream-analytics/dream-analytics.api.ts';
import { InsightsPreview } from '#web/features/insights/dream-analytics/preview/insights-preview.tsx';
import { StaysFree } from '#web/features/payments/memberships/plans/stays-free.tsx';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { isPremium, sessionQuery, useMember } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import '#web/features/payments/memberships/memberships.css';

/** What to do next: whoever has no dream writes one first, since there is nothing yet that a plan would show. */
function NextSteps({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useTranslation('insights-preview');
  const plans = { to: membershipPaths.subscribe, words: t('see') };
  const write = { to: paths.dreamInput, words: t('write') };
  const [main, other] = isEmpty ? [write, plans] : [plans, write];
  return (
    <p className="membership-row">
      <Link to={main.to} className={buttonClass()}>
        {main.words}
      </Link>
      <Link to={other.to} className={buttonClass('ghost')}>
        {other.words}
      </Link>
    </p>
  );
}

function Free() {
  const { t } = useTranslation(['insights-preview', 'plans']);
  return (
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
      {!preview.isPending && (
        <>
          <NextSteps isEmpty={preview.data?.dreams === 0} />
          <Free />
        </>
      )}
    </>
  );
}

/**
 * Who has premium goes on to their insights, once the server has said so: whoever it turned away there, since premium
 * ended meanwhile, would else be led to and fro.
 */
function ToInsights() {
  const { t } = useTranslation('insights-preview');
  const client = useQueryClient();
  const { data: has, isPending } = useQuery({
    queryKey: ['premium-insights', 'still-premium'],
    queryFn: async () => {
      const user = await client.fetchQuery({ ...sessionQuery, staleTime: 0 });
      return user !== null && isPremium(user);
    },
    gcTime: 0,
    meta: { isQuiet: true },
  });
  if (has) return <Navigate to={insightsPaths.insights} replace />;
  if (isPending) return <Skeleton className="h-96 w-full" />;
  return (
    <p>
      <Link to={insightsPaths.insights} className={buttonClass()}>
        {t('open')}
      </Link>
    </p>
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
      {has ? <ToInsights /> : <OwnPreview />}
    </div>
  );
}
