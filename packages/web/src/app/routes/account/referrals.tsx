import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ReferralsPage } from '#web/features/payments/referrals/page/referrals-page.tsx';
import { affiliatePaths } from '#web/lib/addresses/affiliate-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';

export function ReferralsRoute() {
  const { t } = useTranslation('referrals');
  return (
    <ReferralsPage
      affiliates={
        <Link to={affiliatePaths.dashboard} className={buttonClass('quiet')}>
          {t('affiliates.apply')}
        </Link>
      }
    />
  );
}
