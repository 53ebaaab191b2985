import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { paths } from '#web/lib/paths.ts';
import { privateRoute, words } from './root-route.tsx';

/** The member's link and what came of it. */
export const referrals = createRoute({
  getParentRoute: () => privateRoute,
  path: paths.referrals,
  component: lazyRouteComponent(() => import('../routes/account/referrals.tsx'), 'ReferralsRoute'),
  staticData: { titleKey: 'referrals:pageTitle' },
  ...words('referrals', 'referral-modal'),
});
