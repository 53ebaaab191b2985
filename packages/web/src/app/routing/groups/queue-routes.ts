import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { queuePaths } from '#web/lib/addresses/queue-paths.ts';
import { words } from '../root-route.tsx';
import { adminRoute } from './admin-route.ts';

const jobs = createRoute({
  getParentRoute: () => adminRoute,
  path: queuePaths.jobs,
  component: lazyRouteComponent(() => import('../../routes/admin/queues/jobs.tsx'), 'JobsPage'),
  staticData: { titleKey: 'job-queues:title' },
  ...words('job-queues', 'reason-form'),
});

const mails = createRoute({
  getParentRoute: () => adminRoute,
  path: queuePaths.mails,
  component: lazyRouteComponent(() => import('../../routes/admin/queues/mails.tsx'), 'MailsPage'),
  staticData: { titleKey: 'mail-queue:title' },
  ...words('mail-queue', 'mail-kinds', 'reason-form'),
});

const referrals = createRoute({
  getParentRoute: () => adminRoute,
  path: queuePaths.referrals,
  component: lazyRouteComponent(() => import('../../routes/admin/queues/referrals.tsx'), 'ReferralsDeskPage'),
  staticData: { titleKey: 'referrals-admin:title' },
  ...words('referrals-admin', 'reason-form'),
});

const campaignCodes = createRoute({
  getParentRoute: () => adminRoute,
  path: queuePaths.campaignCodes,
  component: lazyRouteComponent(
    () => import('../../routes/admin/queues/campaign-codes.tsx'),
    'CampaignCodesPage',
  ),
  staticData: { titleKey: 'campaign-codes:title' },
  ...words('campaign-codes', 'reason-form'),
});

/** Pages of the desk for what works in the background, and for what members bring. */
export const queueRoutes = [jobs, mails, referrals, campaignCodes] as const;
