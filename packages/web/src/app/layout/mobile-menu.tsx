import type { SessionUser } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { LogOut, Settings2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logout } from './logout-action.tsx';
import type { NavigationLink } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

interface MobileMenuProps {
  readonly id: string;
  readonly user: SessionUser | null;
  readonly links: readonly NavigationLink[];
  readonly onLeave: () => void;
}

export function MobileMenu({ id, user, links, onLeave }: MobileMenuProps) {
  const { t } = useTranslation('app');
  return (
    <div id={id} className="mobile-menu">
      {user && (
        <div className="px-1 pb-3">
          <p className="font-semibold">{user.displayName ?? user.username}</p>
          <p className="text-muted">{user.email}</p>
        </div>
      )}
      <nav aria-label={t('nav.label')}>
        <ul>
          {links.map(({ to, labelKey }) => (
            <li key={to}>
              <Link to={to} className="mobile-link" onClick={onLeave}>
                {t(labelKey)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex items-center justify-between gap-4 pt-3">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      {user && (
        <>
          <Link to={paths.profile} className="mobile-link gap-3" onClick={onLeave}>
            <UserRound size={20} aria-hidden />
            {t('nav.profile')}
          </Link>
          <Link to={paths.account} className="mobile-link gap-3" onClick={onLeave}>
            <Settings2 size={20} aria-hidden />
            {t('nav.account')}
          </Link>
        </>
      )}
      {user && (
        <Logout>
          {(signOut) => (
            <button type="button" className="mobile-link gap-3" onClick={signOut}>
              <LogOut size={20} aria-hidden />
              {t('nav.logout')}
            </button>
          )}
        </Logout>
      )}
    </div>
  );
}
