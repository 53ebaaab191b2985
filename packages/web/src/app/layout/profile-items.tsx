import type { SessionUser } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import {
  Brain,
  ChartSpline,
  History,
  ListChecks,
  LogOut,
  MessageSquareText,
  MessagesSquare,
  Settings2,
  Shapes,
  Star,
  UserPlus,
  UserRound,
  Waypoints,
} from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { isPremium } from '#web/lib/session.ts';
import { useClosedWhenLeft } from '#web/ui/menu/use-closed-when-left.ts';
import { Logout } from './logout-action.tsx';

interface ProfileItemsProps {
  readonly user: SessionUser;
  /** What it stands in. */
  readonly menu: RefObject<HTMLElement | null>;
}

/** Shown where the bar has no room for it. */
const memory = '/memory-lane';

const links = [
  { to: paths.profile, icon: UserRound, labelKey: 'nav.profile' },
  { to: paths.account, icon: Settings2, labelKey: 'nav.account' },
  { to: memory, icon: Brain, labelKey: 'nav.memory' },
  { to: '/insights', icon: ChartSpline, labelKey: 'nav.insights' },
  { to: '/themes', icon: Waypoints, labelKey: 'nav.themes' },
  { to: '/programmes', icon: ListChecks, labelKey: 'nav.programmes' },
  { to: '/community', icon: MessagesSquare, labelKey: 'nav.community' },
  { to: paths.personalSymbols, icon: Shapes, labelKey: 'nav.personalSymbols' },
  { to: paths.oracleHistory, icon: History, labelKey: 'nav.oracleHistory' },
  { to: paths.referrals, icon: UserPlus, labelKey: 'nav.referrals' },
  { to: '/feedback', icon: MessageSquareText, labelKey: 'nav.feedback' },
] as const;
const premiumLink = { to: membershipPaths.subscribe, icon: Star, labelKey: 'nav.premium' } as const;

/** Where the menu of the member leads, and the way out. Fetched where it is wanted. */
export function ProfileItems({ user, menu }: ProfileItemsProps) {
  const { t } = useTranslation('app');
  useClosedWhenLeft(menu);
  return (
    <>
      {[...links, ...(isPremium(user) ? [] : [premiumLink])].map(({ to, icon: Icon, labelKey }) => (
        <Link
          key={to}
          to={to}
          className={to === memory ? 'menu-item profile-extra' : 'menu-item'}
          onClick={() => menu.current?.hidePopover()}
        >
          <Icon size={18} aria-hidden />
          {t(labelKey)}
        </Link>
      ))}
      <Logout>
        {(signOut) => (
          <button type="button" className="menu-item" onClick={signOut}>
            <LogOut size={18} aria-hidden />
            {t('nav.logout')}
          </button>
        )}
      </Logout>
    </>
  );
}
