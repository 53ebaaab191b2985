import type { SessionUser } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import {
  Bell,
  BookOpen,
  Brain,
  CircleHelp,
  Compass,
  Download,
  GraduationCap,
  HandCoins,
  History,
  House,
  ListChecks,
  LogIn,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  MoonStar,
  PenLine,
  Settings2,
  Shapes,
  ShieldCheck,
  Star,
  UserPlus,
  UserRound,
  Waypoints,
} from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UnreadCount } from '#web/features/messaging/notifications/unread-count.tsx';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { messagingPaths } from '#web/lib/addresses/messaging-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { isPremium } from '#web/lib/session.ts';
import { Logo } from '#web/ui/logo.tsx';
import { installApp } from '../install-prompt.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logout } from './logout-action.tsx';
import type { NavigationLink } from './navigation.ts';
import { PremiumTag } from './premium-tag.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

interface MobileMenuProps {
  readonly user: SessionUser | null;
  readonly links: readonly NavigationLink[];
  readonly onLeave: () => void;
}

const icons: Readonly<Record<string, LucideIcon>> = {
  'nav.home': House,
  'nav.learn': GraduationCap,
  'nav.login': LogIn,
  'nav.signup': UserPlus,
  'nav.dreamInput': PenLine,
  'nav.oracle': Compass,
  'nav.oracleHistory': History,
  'nav.journal': BookOpen,
  'nav.memory': Brain,
  'nav.themes': Waypoints,
  'nav.personalSymbols': Shapes,
  'nav.programmes': ListChecks,
  'nav.community': MessagesSquare,
  'nav.referrals': UserPlus,
  'nav.affiliate': HandCoins,
  'nav.admin': ShieldCheck,
  'nav.notifications': Bell,
  'nav.profile': UserRound,
  'nav.account': Settings2,
  'nav.premium': Star,
  'nav.membership': Star,
  'nav.feedback': MessageSquareText,
  'footer.help': CircleHelp,
};

interface Row {
  readonly to:
    | NavigationLink['to']
    | (typeof membershipPaths)['subscribe' | 'subscription']
    | typeof messagingPaths.notifications
    | typeof feedbackPaths.feedback;
  readonly labelKey: string;
  readonly isPremium?: boolean;
}

function Rows({ rows, onLeave }: { readonly rows: readonly Row[]; readonly onLeave: () => void }) {
  const { t } = useTranslation('app');
  return (
    <ul>
      {rows.map(({ to, labelKey, isPremium: isTagged }) => {
        const Icon = icons[labelKey] ?? MoonStar;
        return (
          <li key={to}>
            <Link to={to} className="mobile-link" onClick={onLeave}>
              {labelKey === 'nav.insights' ? <Logo className="size-5" /> : <Icon size={20} aria-hidden />}
              {t(labelKey)}
              {isTagged && <PremiumTag />}
              {to === messagingPaths.notifications && <UnreadCount />}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** What belongs to the member rather than to the dreams. */
function ownRows(user: SessionUser): readonly Row[] {
  return [
    { to: messagingPaths.notifications, labelKey: 'nav.notifications' },
    { to: paths.profile, labelKey: 'nav.profile' },
    { to: paths.account, labelKey: 'nav.account' },
    isPremium(user)
      ? { to: membershipPaths.subscription, labelKey: 'nav.membership' }
      : { to: membershipPaths.subscribe, labelKey: 'nav.premium' },
    { to: feedbackPaths.feedback, labelKey: 'nav.feedback' },
    { to: paths.help, labelKey: 'footer.help' },
  ];
}

/** The menu lies over the page: once the keyboard focus has gone on to what is beneath, it makes way. */
function useMakingWay(leave: () => void) {
  useEffect(() => {
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target as Element | null)?.closest?.('.site-header, dialog')) leave();
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [leave]);
}

/** Everything that the header of a desktop holds, and what a phone has no other place for. */
export function MobileMenu({ user, links, onLeave }: MobileMenuProps) {
  const { t } = useTranslation('app');
  useMakingWay(onLeave);
  return (
    <>
      {user && (
        <div className="px-1 py-2">
          <p className="font-semibold">{user.displayName ?? user.username}</p>
          <p className="truncate text-muted text-sm">{user.email}</p>
        </div>
      )}
      <nav aria-label={t('nav.label')} className="mobile-menu-groups">
        <Rows rows={links} onLeave={onLeave} />
        {user && <Rows rows={ownRows(user)} onLeave={onLeave} />}
      </nav>
      <div className="mobile-menu-groups mobile-menu-end">
        <div className="flex items-center justify-between gap-4">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <button
          type="button"
          className="mobile-link install-app"
          onClick={() => {
            onLeave();
            installApp();
          }}
        >
          <Download size={20} aria-hidden />
          {t('footer.install')}
        </button>
        {user && (
          <Logout>
            {(signOut) => (
              <button type="button" className="mobile-link" onClick={signOut}>
                <LogOut size={20} aria-hidden />
                {t('nav.logout')}
              </button>
            )}
          </Logout>
        )}
      </div>
    </>
  );
}
