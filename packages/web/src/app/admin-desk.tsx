import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { affiliatePaths } from '#web/lib/addresses/affiliate-paths.ts';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { experimentPaths } from '#web/lib/addresses/experiment-paths.ts';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { messagingPaths } from '#web/lib/addresses/messaging-paths.ts';
import { monitoringPaths } from '#web/lib/addresses/monitoring-paths.ts';
import { queuePaths } from '#web/lib/addresses/queue-paths.ts';
import { reportPaths } from '#web/lib/addresses/report-paths.ts';
import { symbolDeskPath } from '#web/lib/addresses/symbol-desk-path.ts';
import { ticketDeskPaths } from '#web/lib/addresses/ticket-desk-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import './admin-desk.css';

/** What administrators look after, in the order in which it is looked at. */
const groups = [
  {
    name: 'members',
    links: [
      { to: paths.admin, labelKey: 'nav.overview', isExact: true },
      { to: paths.adminUsers, labelKey: 'nav.users', isExact: false },
      { to: paths.adminVerification, labelKey: 'nav.verification', isExact: true },
      { to: ticketDeskPaths.list, labelKey: 'nav.tickets', isExact: false },
      { to: ticketDeskPaths.cannedAnswers, labelKey: 'nav.cannedAnswers', isExact: true },
      { to: symbolDeskPath, labelKey: 'nav.symbols', isExact: true },
      { to: messagingPaths.adminAnnouncements, labelKey: 'nav.announcements', isExact: true },
      { to: communityPaths.moderation, labelKey: 'nav.community', isExact: true },
      { to: experimentPaths.admin, labelKey: 'nav.experiments', isExact: false },
      { to: paths.adminAudit, labelKey: 'nav.audit', isExact: true },
      { to: reportPaths.reports, labelKey: 'nav.reports', isExact: false },
    ],
  },
  {
    name: 'affiliates',
    links: [
      { to: affiliatePaths.review, labelKey: 'nav.affiliateReview', isExact: true },
      { to: affiliatePaths.management, labelKey: 'nav.affiliates', isExact: true },
    ],
  },
  {
    name: 'payments',
    links: [
      { to: queuePaths.referrals, labelKey: 'nav.referrals', isExact: true },
      { to: queuePaths.campaignCodes, labelKey: 'nav.campaignCodes', isExact: true },
      { to: membershipPaths.paymentEvents, labelKey: 'nav.paymentEvents', isExact: true },
      { to: membershipPaths.debug, labelKey: 'nav.payments', isExact: true },
      { to: membershipPaths.subscriptionTest, labelKey: 'nav.ownMembership', isExact: true },
    ],
  },
  {
    name: 'checks',
    links: [
      { to: queuePaths.jobs, labelKey: 'nav.jobs', isExact: true },
      { to: queuePaths.mails, labelKey: 'nav.mails', isExact: true },
      { to: monitoringPaths.monitoring, labelKey: 'nav.monitoring', isExact: true },
      { to: paths.aiDebug, labelKey: 'nav.aiDebug', isExact: true },
      { to: paths.debugSymbols, labelKey: 'nav.debugSymbols', isExact: true },
      { to: paths.authTest, labelKey: 'nav.authTest', isExact: true },
      { to: paths.emailTest, labelKey: 'nav.emailTest', isExact: true },
    ],
  },
] as const;

interface AdminDeskProps {
  readonly isAdmin: boolean;
  readonly children: ReactNode;
}

/** What stands around every page of administrators, or says to others that it is not for them. */
export function AdminDesk({ isAdmin, children }: AdminDeskProps) {
  if (!isAdmin) return <AdminsOnly />;
  return (
    <div className="admin-desk">
      <AdminNav />
      <div className="admin-desk-page">{children}</div>
    </div>
  );
}

function AdminNav() {
  const { t } = useTranslation('admin-desk');
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // Only so that what follows is looked at again on the next page.
  useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!nav.current || !list.current || !current) return;
    // Where the line is longer than the screen, the page that one is on stands in its middle.
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
    showInColumn(nav.current, list.current.offsetTop + current.offsetTop, current.offsetHeight);
  });
  return (
    <nav ref={nav} className="admin-nav no-print" aria-label={t('nav.label')}>
      <ul ref={list} className="admin-nav-groups">
        {groups.map(({ name, links }) => (
          <li key={name}>
            <p className="admin-nav-group">{t(`groups.${name}`)}</p>
            <ul>
              {links.map(({ to, labelKey, isExact }) => (
                <li key={to}>
                  <Link to={to} activeOptions={{ exact: isExact }} className="admin-nav-link">
                    {t(labelKey)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the column is longer than the screen, it moves only as far as it must: what one has pressed stays in its place. */
function showInColumn(column: HTMLElement, top: number, height: number) {
  const { scrollTop, clientHeight } = column;
  if (top < scrollTop || top + height > scrollTop + clientHeight)
    column.scrollTop = top - (clientHeight - height) / 2;
}

function AdminsOnly() {
  const { t } = useTranslation('admin-desk');
  return (
    <div className="notice-page">
      <h1>{t('only.title')}</h1>
      <p>{t('only.text')}</p>
      <p>
        <Link to={paths.dreamInput} className={buttonClass('primary')}>
          {t('only.home')}
        </Link>
      </p>
    </div>
  );
}
