import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { validateCommunitySearch, validateShareSearch } from '../../community/community-search.ts';
import { privateRoute } from '../private-routes.ts';
import { rootRoute, words } from '../root-route.tsx';
import { adminRoute } from './admin-route.ts';

const feed = createRoute({
  getParentRoute: () => rootRoute,
  path: communityPaths.feed,
  validateSearch: validateCommunitySearch,
  component: lazyRouteComponent(() => import('../../routes/community/community.tsx'), 'CommunityPage'),
  staticData: { titleKey: 'community:pageTitle' },
  ...words('community'),
});

const post = createRoute({
  getParentRoute: () => rootRoute,
  path: communityPaths.post,
  component: lazyRouteComponent(
    () => import('../../routes/community/community-post.tsx'),
    'CommunityPostPage',
  ),
  staticData: { titleKey: 'community:postPageTitle' },
  ...words('community'),
});

const rules = createRoute({
  getParentRoute: () => rootRoute,
  path: communityPaths.rules,
  component: lazyRouteComponent(
    () => import('../../routes/community/community-rules.tsx'),
    'CommunityRulesPage',
  ),
  staticData: { titleKey: 'community-rules:pageTitle' },
  ...words('community-rules'),
});

const share = createRoute({
  getParentRoute: () => privateRoute,
  path: communityPaths.share,
  validateSearch: validateShareSearch,
  component: lazyRouteComponent(
    () => import('../../routes/community/community-share.tsx'),
    'CommunitySharePage',
  ),
  staticData: { titleKey: 'community-share:pageTitle' },
  ...words('community-share', 'community-profile', 'community', 'community-circles'),
});

const edit = createRoute({
  getParentRoute: () => privateRoute,
  path: communityPaths.edit,
  component: lazyRouteComponent(
    () => import('../../routes/community/community-edit.tsx'),
    'CommunityEditPage',
  ),
  staticData: { titleKey: 'community-share:editPageTitle' },
  ...words('community-share', 'community'),
});

const profile = createRoute({
  getParentRoute: () => privateRoute,
  path: communityPaths.profile,
  component: lazyRouteComponent(
    () => import('../../routes/community/community-profile.tsx'),
    'CommunityProfilePage',
  ),
  staticData: { titleKey: 'community-profile:pageTitle' },
  ...words('community-profile'),
});

const circles = createRoute({
  getParentRoute: () => privateRoute,
  path: communityPaths.circles,
  component: lazyRouteComponent(() => import('../../routes/community/circles.tsx'), 'CirclesPage'),
  staticData: { titleKey: 'community-circles:pageTitle' },
  ...words('community-circles', 'community-profile'),
});

const circle = createRoute({
  getParentRoute: () => privateRoute,
  path: communityPaths.circle,
  component: lazyRouteComponent(() => import('../../routes/community/circle.tsx'), 'CirclePage'),
  staticData: { titleKey: 'community-circles:circlePageTitle' },
  ...words('community-circles', 'community-profile', 'community'),
});

const invitation = createRoute({
  getParentRoute: () => privateRoute,
  path: communityPaths.invitation,
  component: lazyRouteComponent(
    () => import('../../routes/community/circle-invitation.tsx'),
    'CircleInvitationPage',
  ),
  staticData: { titleKey: 'community-circles:invitationPageTitle' },
  ...words('community-circles', 'community-profile'),
});

const moderation = createRoute({
  getParentRoute: () => adminRoute,
  path: communityPaths.moderation,
  component: lazyRouteComponent(() => import('../../routes/community/moderation.tsx'), 'ModerationPage'),
  staticData: { titleKey: 'community-moderation:title' },
  ...words('community-moderation'),
});

/** Pages of the community that everybody can read. */
export const openCommunityRoutes = [feed, post, rules] as const;

/** Of those, the pages of members. */
export const privateCommunityRoutes = [share, edit, profile, circles, circle, invitation] as const;

/** The page of moderators. */
export const communityDeskRoutes = [moderation] as const;
