import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { UnreadCount } from '#web/features/messaging/notifications/unread-count.tsx';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import { messagingPaths } from '#web/lib/addresses/messaging-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { useNarrow } from '#web/lib/screen/use-narrow.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import './account-nav.css';

const links = [
  { to: paths.profile, labelKey: 'nav.profile' },
  { to: paths.account, labelKey: 'nav.account' },
  { to: membershipPaths.subscription, labelKey: 'nav.membership' },
  { to: paths.accountSecurity, labelKey: 'nav.accountSecurity' },
  { to: paths.accountData, labelKey: 'nav.accountData' },
  { to: paths.accountImport, labelKey: 'nav.accountImport' },
] as const;

/** Where a phone has no other place for it. */
const memory = { to: memoryPaths.lane, labelKey: 'nav.memory' } as const;

interface AccountNavProps {
  readonly isFirst?: boolean;
  /** Leads to Improve Memory as well. */
  readonly hasMemory?: boolean;
}

/**
 * The pages about the member themselves, with the one that is open marked. On a phone they are a list on the first of
 * them, which the others lead back to.
 */
export function AccountNav({ isFirst = false, hasMemory = false }: AccountNavProps) {
  const { t } = useTranslation('app');
  const isNarrow = useNarrow();
  const shown = hasMemory ? [memory, ...links] : links;
  return (
    <nav
      className={`account-nav no-print ${isFirst ? 'account-nav-list' : ''}`}
      aria-label={t('nav.accountPages')}
    >
      {!isFirst && <BackLink to={paths.profile}>{t('nav.profile')}</BackLink>}
      <ul>
        {isFirst && isNarrow && (
          <li>
            <Link to={messagingPaths.notifications} className="account-nav-link">
              {t('nav.notifications')}
              <UnreadCount />
              <ChevronRight size={20} className="account-nav-arrow" aria-hidden />
            </Link>
          </li>
        )}
        {shown.map(({ to, labelKey }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }} className="account-nav-link">
              {t(labelKey)}
              <ChevronRight size={20} className="account-nav-arrow" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
