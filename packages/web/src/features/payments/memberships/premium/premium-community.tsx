import { circle } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import '../memberships.css';

/** Says that the community is everybody's, and what premium adds to it. */
export function PremiumCommunity() {
  const { t } = useTranslation('premium');
  return (
    <div className="notice-page">
      <h1>{t('community.title')}</h1>
      <p>{t('community.text', { members: circle.members })}</p>
      <p>{t('community.price')}</p>
      <p className="membership-row">
        <Link to={communityPaths.feed} className={buttonClass()}>
          {t('community.open')}
        </Link>
        <Link to={communityPaths.circles} className={buttonClass('quiet')}>
          {t('community.circles')}
        </Link>
        <Link to={membershipPaths.premiumFeatures} className={buttonClass('ghost')}>
          {t('community.features')}
        </Link>
      </p>
    </div>
  );
}
