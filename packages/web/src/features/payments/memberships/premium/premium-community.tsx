import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import '../memberships.css';

/** Says honestly that premium has no rooms of its own. */
export function PremiumCommunity() {
  const { t } = useTranslation('premium');
  return (
    <div className="notice-page">
      <h1>{t('community.title')}</h1>
      <p>{t('community.text')}</p>
      <p>{t('community.price')}</p>
      <p className="membership-row">
        <Link to={paths.dreamInput} className={buttonClass()}>
          {t('write')}
        </Link>
        <Link to={membershipPaths.premiumFeatures} className={buttonClass('ghost')}>
          {t('community.features')}
        </Link>
      </p>
    </div>
  );
}
