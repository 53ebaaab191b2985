import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { paths } from '#web/lib/paths.ts';
import './account-nav.css';

const links = [
  { to: paths.profile, labelKey: 'nav.profile' },
  { to: paths.account, labelKey: 'nav.account' },
  { to: membershipPaths.subscription, labelKey: 'nav.membership' },
  { to: paths.accountSecurity, labelKey: 'nav.accountSecurity' },
  { to: paths.accountData, labelKey: 'nav.accountData' },
  { to: paths.accountImport, labelKey: 'nav.accountImport' },
] as const;

/** The pages about the member themselves, with the one that is open marked. */
export function AccountNav() {
  const { t } = useTranslation('app');
  return (
    <nav className="account-nav no-print" aria-label={t('nav.accountPages')}>
      <ul>
        {links.map(({ to, labelKey }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }} className="account-nav-link">
              {t(labelKey)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
