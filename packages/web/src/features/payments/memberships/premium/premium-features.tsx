import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { isPremium, useMember } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { PremiumGives } from '../plans/premium-gives.tsx';
import { StaysFree } from '../plans/stays-free.tsx';
import '../memberships.css';

/** Each part of premium, for those who have it and those who wonder. */
export function PremiumFeatures() {
  const { t } = useTranslation(['premium', 'plans']);
  const has = isPremium(useMember());
  return (
    <div className="plans">
      <header className="plans-head">
        <h1 className="page-title">{t('features.title')}</h1>
        <p className="plans-lead">{t(has ? 'features.have' : 'features.lead')}</p>
        <p>
          <Link
            to={has ? membershipPaths.subscription : membershipPaths.subscribe}
            className={buttonClass(has ? 'quiet' : 'primary')}
          >
            {t(has ? 'manage' : 'see')}
          </Link>
        </p>
      </header>
      <PremiumGives />
      {!has && (
        <section className="premium-gives" aria-labelledby="stays-free">
          <h2 id="stays-free">{t('plans:stays.title')}</h2>
          <StaysFree />
        </section>
      )}
    </div>
  );
}
