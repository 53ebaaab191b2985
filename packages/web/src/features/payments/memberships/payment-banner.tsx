import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { membershipQuery } from './memberships.api.ts';
import './memberships.css';

/** Above every page of a member whose last payment failed, except the one that says more about it. */
export function PaymentBanner() {
  const { t } = useTranslation('membership');
  const { data } = useQuery(membershipQuery);
  const isElsewhere = useRouterState({
    select: ({ location }) => location.pathname !== membershipPaths.subscription,
  });
  if (!data?.problem || !isElsewhere) return null;
  return (
    <aside className="payment-banner no-print" aria-label={t('problem.label')}>
      <p>{t('problem.banner')}</p>
      <Link to={membershipPaths.subscription} className={buttonClass('ghost')}>
        {t('problem.solve')}
      </Link>
    </aside>
  );
}
