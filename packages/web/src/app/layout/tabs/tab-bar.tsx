import { Link, useRouterState } from '@tanstack/react-router';
import { BookOpen, Compass, PenLine, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UnreadCount } from '#web/features/messaging/notifications/unread-count.tsx';
import { paths } from '#web/lib/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { VerificationDot } from '../verification/verification-dot.tsx';
import { currentTab, type Tab } from './current-tab.ts';
import './tab-bar.css';

const tabs = [
  { id: 'write', to: paths.dreamInput, search: {}, icon: <PenLine size={22} aria-hidden /> },
  { id: 'journal', to: paths.journal, search: {}, icon: <BookOpen size={22} aria-hidden /> },
  { id: 'sky', to: paths.journal, search: { view: 'sky' }, icon: <Logo className="tab-sky" /> },
  { id: 'oracle', to: paths.oracle, search: {}, icon: <Compass size={22} aria-hidden /> },
  { id: 'you', to: paths.profile, search: {}, icon: <UserRound size={22} aria-hidden /> },
] as const satisfies readonly { readonly id: Tab; readonly [key: string]: unknown }[];

/** What a member goes to again and again, at the lower edge of a phone; the style sheet hides it elsewhere. */
export function TabBar() {
  const { t } = useTranslation('tabs');
  const current = useRouterState({
    select: ({ location }) => currentTab(location.pathname, location.search),
  });
  // What lies at the lower edge has moved up, though nothing has another size: bars and toasts find their place again.
  useEffect(() => void window.dispatchEvent(new Event('resize')), []);
  return (
    <nav className="tab-bar no-print" aria-label={t('label')}>
      {tabs.map(({ id, to, search, icon }) => (
        <Link
          key={id}
          to={to}
          search={search}
          className="tab"
          data-current={id === current || undefined}
          // Else the router takes two tabs of one path for the current page.
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={id === current ? 'page' : undefined}
        >
          {icon}
          {t(id)}
          {id === 'you' && <VerificationDot />}
          {id === 'you' && <UnreadCount />}
        </Link>
      ))}
    </nav>
  );
}
