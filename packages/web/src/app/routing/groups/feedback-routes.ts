import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import { validateFeedbackSearch } from '../../tickets/feedback-search.ts';
import { privateRoute } from '../private-routes.ts';
import { rootRoute, words } from '../root-route.tsx';

const feedback = createRoute({
  getParentRoute: () => privateRoute,
  path: feedbackPaths.feedback,
  validateSearch: validateFeedbackSearch,
  component: lazyRouteComponent(() => import('../../routes/tickets/feedback.tsx'), 'FeedbackPage'),
  // What is written waits on the device for a connection.
  staticData: { titleKey: 'feedback:pageTitle', worksOffline: true },
  ...words('feedback', 'screenshot'),
});

const roadmap = createRoute({
  getParentRoute: () => rootRoute,
  path: feedbackPaths.roadmap,
  component: lazyRouteComponent(() => import('../../routes/tickets/roadmap.tsx'), 'RoadmapPage'),
  staticData: { titleKey: 'roadmap:pageTitle', descriptionKey: 'descriptions:roadmap' },
  ...words('roadmap', 'feedback'),
});

/** What members tell the operator. */
export const privateFeedbackRoutes = [feedback] as const;

/** What becomes of it, for everyone. */
export const openFeedbackRoutes = [roadmap] as const;
