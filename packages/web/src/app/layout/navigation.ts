import type { SessionUser } from '@chitta/contract';
import type { affiliatePaths } from '#web/lib/addresses/affiliate-paths.ts';
import type { communityPaths } from '#web/lib/addresses/community-paths.ts';
import type { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import type { memoryPaths } from '#web/lib/addresses/memory-paths.ts';
import type { programmePaths } from '#web/lib/addresses/programme-paths.ts';
import type { themePaths } from '#web/lib/addresses/theme-paths.ts';
import { type Path, paths } from '#web/lib/paths.ts';
import { isPremium } from '#web/lib/session.ts';

export interface NavigationLink {
  readonly to:
    | Path
    | typeof affiliatePaths.dashboard
    | typeof memoryPaths.lane
    | typeof insightsPaths.insights
    | typeof programmePaths.list
    | typeof communityPaths.feed
    | typeof themePaths.list;
  readonly labelKey: string;
  /** Only for some: in a bar without room for all, the menu alone holds it. */
  readonly isExtra?: boolean;
  /** Only in a bar with room for all; the member's menu has it too. */
  readonly isWide?: boolean;
  /** The bar never holds it: the member's menu does, and on a phone the one menu. */
  readonly isInMenu?: boolean;
  /** Carries the tag of what is part of premium. */
  readonly isPremium?: boolean;
}

const visitorLinks: readonly NavigationLink[] = [
  { to: paths.home, labelKey: 'nav.home' },
  { to: paths.learn, labelKey: 'nav.learn' },
  { to: paths.login, labelKey: 'nav.login' },
  { to: paths.signup, labelKey: 'nav.signup' },
];

const memberLinks: readonly NavigationLink[] = [
  { to: paths.dreamInput, labelKey: 'nav.dreamInput' },
  { to: paths.oracle, labelKey: 'nav.oracle', isPremium: true },
  // Written out, as that of affiliates is.
  { to: '/memory-lane', labelKey: 'nav.memory', isExtra: true },
  { to: paths.journal, labelKey: 'nav.journal' },
  { to: '/insights', labelKey: 'nav.insights', isWide: true },
  { to: '/themes', labelKey: 'nav.themes', isInMenu: true },
  { to: paths.personalSymbols, labelKey: 'nav.personalSymbols', isInMenu: true },
  // Written out, as that of memory is.
  { to: '/programmes', labelKey: 'nav.programmes', isInMenu: true },
  { to: '/community', labelKey: 'nav.community', isInMenu: true },
  { to: paths.oracleHistory, labelKey: 'nav.oracleHistory', isInMenu: true },
  { to: paths.referrals, labelKey: 'nav.referrals', isInMenu: true },
];

// Written out, so that a visitor's first page does without the addresses of affiliates.
const affiliateLink: NavigationLink = {
  to: '/affiliate-dashboard',
  labelKey: 'nav.affiliate',
  isExtra: true,
};
const adminLink: NavigationLink = { to: paths.admin, labelKey: 'nav.admin', isExtra: true };

/** Where the header leads: a visitor, a member, an active affiliate, an administrator. What they have already carries no tag. */
export function linksOf(
  user: Pick<SessionUser, 'isAdmin' | 'affiliateStatus' | 'subscriptionTier' | 'hasUnlimitedAccess'> | null,
): readonly NavigationLink[] {
  if (!user) return visitorLinks;
  const has = isPremium(user) || user.isAdmin;
  return [
    ...(has ? memberLinks.map((link) => ({ ...link, isPremium: false })) : memberLinks),
    ...(user.affiliateStatus === 'active' ? [affiliateLink] : []),
    ...(user.isAdmin ? [adminLink] : []),
  ];
}
