import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { isPremium, useMember } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { StaysFree } from '../plans/stays-free.tsx';
import '../memberships.css';

const things = ['often', 'changed', 'together', 'sky'] as const;

/** For those who came to something that is part of premium: what that is, and that the rest is theirs anyway. */
export function PremiumInsights() {
  const { t } = useTranslation('premium');
  const has = isPremium(useMember());
  return (
    <div className="plans">
      <header className="plans-head">
        <h1 className="page-title">{t('insights.title')}</h1>
        <p className="plans-lead">{t(has ? 'insights.have' : 'insights.lead')}</p>
      </header>
      <section className="stays-free" aria-labelledby="insights-are">
        <h2 id="insights-are">{t('insights.are')}</h2>
        <ul>
          {things.map((thing) => (
            <li key={thing}>{t(`insights.${thing}`)}</li>
          ))}
        </ul>
        <WaysOn has={has} />
      </section>
      {!has && <StaysFree />}
    </div>
  );
}

function WaysOn({ has }: { readonly has: boolean }) {
  const { t } = useTranslation('premium');
  return (
    <p className="membership-row">
      {!has && (
        <Link to={membershipPaths.subscribe} className={buttonClass()}>
          {t('see')}
        </Link>
      )}
      <Link to={paths.dreamInput} className={buttonClass(has ? 'primary' : 'ghost')}>
        {t('write')}
      </Link>
    </p>
  );
}
