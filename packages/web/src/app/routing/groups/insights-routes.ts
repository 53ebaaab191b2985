import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { insightsPaths } from '#web/lib/addresses/insights-paths.ts';
import { validateInsightsSearch } from '../../insights/insights-search.ts';
import { PremiumGate } from '../guards/subscription-gates.tsx';
import { privateRoute } from '../private-routes.ts';
import { words } from '../root-route.tsx';

/** Pages of premium; others are led to what premium would show them. */
const premium = createRoute({
  getParentRoute: () => privateRoute,
  id: 'premium',
  component: PremiumGate,
});

const insights = createRoute({
  getParentRoute: () => premium,
  path: insightsPaths.insights,
  validateSearch: validateInsightsSearch,
  component: lazyRouteComponent(() => import('../../routes/insights/insights.tsx'), 'InsightsPage'),
  staticData: { titleKey: 'insights:pageTitle' },
  ...words('insights', 'symbol-sky', 'sky', 'charts', 'findings', 'recurring-dreams', 'dreams'),
});

const symbolStory = createRoute({
  getParentRoute: () => premium,
  path: insightsPaths.symbol,
  component: lazyRouteComponent(() => import('../../routes/insights/symbol-story.tsx'), 'SymbolStoryPage'),
  staticData: { titleKey: 'symbol-stories:pageTitle' },
  ...words('symbol-stories', 'insights', 'sky', 'charts'),
});

const letters = createRoute({
  getParentRoute: () => premium,
  path: insightsPaths.letters,
  component: lazyRouteComponent(() => import('../../routes/insights/letters.tsx'), 'LettersPage'),
  staticData: { titleKey: 'letters:pageTitle' },
  ...words('letters'),
});

const letter = createRoute({
  getParentRoute: () => premium,
  path: insightsPaths.letter,
  component: lazyRouteComponent(() => import('../../routes/insights/letter.tsx'), 'LetterPage'),
  staticData: { titleKey: 'letters:pageTitle' },
  ...words('letters'),
});

/** Insights, the stories of symbols and the letters of months. */
export const insightsRoutes = premium.addChildren([insights, symbolStory, letters, letter]);
