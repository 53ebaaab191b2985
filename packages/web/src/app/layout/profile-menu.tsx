import type { SessionUser } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { ChevronDown, History, LogOut, Settings2, Shapes, Star, UserPlus, UserRound } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { isPremium } from '#web/lib/session.ts';
import { Logo } from '#web/ui/logo.tsx';
import { Logout } from './logout-action.tsx';
import { useVerificationDot } from './verification/verification-state.ts';

/** Who is signed in, the way to the account, and the way out. A popover of the browser: Escape and a press elsewhere close it. */
export function ProfileMenu({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('app');
  const isUnverified = useVerificationDot();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const name = user.displayName ?? user.username;
  return (
    <>
      <button
        type="button"
        className="profile-trigger"
        popoverTarget={id}
        aria-label={isUnverified ? t('nav.unverifiedProfileOf', { name }) : t('nav.profileOf', { name })}
      >
        {user.pictureUrl && (
          <img src={user.pictureUrl} alt="" width={28} height={28} className="profile-thumb" />
        )}
        <span className="max-w-40 truncate">{name}</span>
        {isUnverified && <span className="verification-dot" />}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div ref={menu} id={id} popover="auto" className="menu profile-menu">
        <p className="truncate px-3 pt-2 font-semibold">{name}</p>
        <p className="truncate px-3 pb-2 text-muted text-sm">{user.email}</p>
        <Link to={paths.profile} className="menu-item" onClick={() => menu.current?.hidePopover()}>
          <UserRound size={18} aria-hidden />
          {t('nav.profile')}
        </Link>
        <Link to={paths.account} className="menu-item" onClick={() => menu.current?.hidePopover()}>
          <Settings2 size={18} aria-hidden />
          {t('nav.account')}
        </Link>
        <Link to="/insights" className="menu-item" onClick={() => menu.current?.hidePopover()}>
          {/* The mark is there already; a sign of its own would weigh on each first page. */}
          <Logo className="size-[18px]" />
          {t('nav.insights')}
        </Link>
        <Link to={paths.personalSymbols} className="menu-item" onClick={() => menu.current?.hidePopover()}>
          <Shapes size={18} aria-hidden />
          {t('nav.personalSymbols')}
        </Link>
        <Link to={paths.oracleHistory} className="menu-item" onClick={() => menu.current?.hidePopover()}>
          <History size={18} aria-hidden />
          {t('nav.oracleHistory')}
        </Link>
        <Link to={paths.referrals} className="menu-item" onClick={() => menu.current?.hidePopover()}>
          <UserPlus size={18} aria-hidden />
          {t('nav.referrals')}
        </Link>
        {!isPremium(user) && (
          // Written out, so that a visitor's first page does without the addresses of memberships.
          <Link to="/subscribe" className="menu-item" onClick={() => menu.current?.hidePopover()}>
            <Star size={18} aria-hidden />
            {t('nav.premium')}
          </Link>
        )}
        <Logout>
          {(signOut) => (
            <button type="button" className="menu-item" onClick={signOut}>
              <LogOut size={18} aria-hidden />
              {t('nav.logout')}
            </button>
          )}
        </Logout>
      </div>
    </>
  );
}
