import { appPages } from '../../packages/web/build/pages-file.ts';
import {
  membershipPaths,
  membershipRedirects,
} from '../../packages/web/src/lib/addresses/membership-paths.ts';
import { paths } from '../../packages/web/src/lib/paths.ts';

/** Pages that anyone can open, as addresses with what stands in their place-holders. */
export const visitorPages = [
  '/',
  '/home',
  '/login',
  '/signup',
  '/learn',
  '/learn/accuracy',
  '/learn/dictionary',
  '/learn/dictionary/house',
  '/es/learn/dictionary',
  '/es/learn/dictionary/casa',
  '/themes',
  '/themes/falling',
  '/help',
  '/privacy-policy',
  '/terms-of-service',
  '/cache-help',
  '/forgot-password',
  '/reset-password?token=unknown',
  '/callback',
  '/cancel-deletion?token=unknown',
  '/unsubscribe?token=unknown',
  '/verify-email?token=unknown',
  '/verification-required',
  '/share/oracle/unknown',
  '/community',
  '/community/rules',
  '/community/posts/unknown',
  '/ab-test-demo',
  '/signup-test',
  '/roadmap',
  '/no-such-page',
] as const;

/** Pages of members. `$dreamId` and `$consultationId` stand for the newest that the member has. */
export const memberPages = [
  '/welcome',
  '/dream-input',
  '/interpretation',
  '/journal',
  '/journal?view=calendar',
  '/journal?view=sky',
  '/journal?view=all',
  '/journal/$dreamId',
  '/journal/people',
  '/personal-symbols',
  '/oracle',
  '/oracle-new',
  '/oracle-profile-setup',
  '/natal-chart',
  '/oracle-history',
  '/oracle-history/$consultationId',
  '/memory-lane',
  '/premium-memory-lane',
  '/themes',
  '/themes/falling',
  '/notifications',
  '/profile',
  '/referrals',
  '/affiliate-dashboard',
  '/account',
  '/account/data',
  '/account/security',
  '/account/import',
  '/account/subscription',
  '/subscribe',
  '/checkout',
  '/stripe-checkout/elements',
  '/stripe-checkout/recovery',
  '/subscription/redirect',
  '/subscription/success',
  '/insights',
  '/insights/symbols/house',
  '/insights/letters',
  '/insights/letters/2026-10',
  '/community/share',
  '/community/profile',
  '/community/posts/unknown/edit',
  '/community/circles',
  '/community/circles/unknown',
  '/community/invitation',
  '/feedback',
  '/feedback?ticket=2147483647',
  '/roadmap',
  '/premium-insights',
  '/programmes',
  '/programmes/nightmares',
  '/premium/features',
  '/premium/community',
  '/payment-sandbox/account',
] as const;

/** The desk of administrators, and what they see whether the app works by. */
export const deskPages = [
  '/admin',
  '/admin/users',
  '/admin/users/$userId',
  '/admin/verification',
  '/admin/audit',
  '/admin/system-reports',
  '/admin/system-reports/1',
  '/admin/community',
  '/admin/experiments',
  '/admin/experiments/unknown',
  '/admin/tickets',
  '/admin/tickets/$ticketId',
  '/admin/canned-answers',
  '/admin/jobs',
  '/admin/mails',
  '/admin/referrals',
  '/admin/campaign-codes',
  '/admin/symbol-management',
  '/admin/affiliates',
  '/admin/affiliate-management',
  '/admin/announcements',
  '/admin/payment-events',
  '/system-monitoring',
  '/ai-debug',
  '/auth-test',
  '/email-test',
  '/debug-symbols',
  '/stripe-checkout/debug',
  '/subscription-test',
] as const;

/** Addresses that lead to another page, or that stand behind a payment which only the journey of members makes. */
const walkedElsewhere: readonly string[] = [
  ...Object.keys(membershipRedirects),
  paths.timeline,
  paths.auth,
  membershipPaths.sandboxCheckout,
  membershipPaths.sandboxInvoice,
];

/** Addresses of the app for which no page stands in any of these lists. */
export function findUnlisted(): string[] {
  const listed = [...visitorPages, ...memberPages, ...deskPages].map((page) => page.split('?')[0] ?? page);
  return appPages()
    .pages.map(({ path }) => path)
    .filter((path) => !walkedElsewhere.includes(path))
    .filter((path) => {
      const parts = path.replace(/\/\{-\$\w+\}$/, '').replace(/\$\w+/g, '[^/]+');
      return !listed.some((page) => new RegExp(`^${parts}$`).test(page));
    });
}
