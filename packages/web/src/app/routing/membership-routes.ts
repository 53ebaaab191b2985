import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { membershipPaths, membershipRedirects } from '#web/lib/addresses/membership-paths.ts';
import { validatePlanSearch, validateReturnSearch } from '#web/lib/addresses/membership-search.ts';
import { privateAffiliateRoutes } from './affiliate-routes.ts';
import { adminRoute } from './groups/admin-route.ts';
import { ReturnGate, SubscriptionGate } from './guards/subscription-gates.tsx';
import { privateRoute } from './private-routes.ts';
import { rootRoute, words } from './root-route.tsx';

const common = 'membership-common';
const state = 'membership-state';

/** Pages on which premium is bought. */
const buying = createRoute({
  getParentRoute: () => rootRoute,
  id: 'buying',
  component: SubscriptionGate,
  ...words(common, 'errors'),
});

/** Pages that a browser comes back to from paying. */
const returning = createRoute({
  getParentRoute: () => rootRoute,
  id: 'returning',
  component: ReturnGate,
  ...words(common, 'checkout', state, 'errors'),
});

const subscribe = createRoute({
  getParentRoute: () => buying,
  path: membershipPaths.subscribe,
  validateSearch: validatePlanSearch,
  component: lazyRouteComponent(() => import('../routes/membership/subscribe.tsx'), 'SubscribePage'),
  staticData: { titleKey: 'plans:pageTitle', descriptionKey: 'plans:description' },
  ...words('plans', common),
});

const checkout = createRoute({
  getParentRoute: () => buying,
  path: membershipPaths.checkout,
  validateSearch: validatePlanSearch,
  component: lazyRouteComponent(() => import('../routes/membership/checkout.tsx'), 'CheckoutRoute'),
  staticData: { titleKey: 'checkout:pageTitle' },
  ...words('checkout', common),
});

const elements = createRoute({
  getParentRoute: () => buying,
  path: membershipPaths.elements,
  validateSearch: validatePlanSearch,
  component: lazyRouteComponent(() => import('../routes/membership/elements.tsx'), 'ElementsRoute'),
  staticData: { titleKey: 'checkout:pageTitle' },
  ...words('checkout', common),
});

const recovery = createRoute({
  getParentRoute: () => buying,
  path: membershipPaths.recovery,
  component: lazyRouteComponent(() => import('../routes/membership/recovery.tsx'), 'RecoveryRoute'),
  staticData: { titleKey: 'checkout:recovery.pageTitle' },
  ...words('checkout', common, state),
});

const comingBack = createRoute({
  getParentRoute: () => returning,
  path: membershipPaths.redirect,
  validateSearch: validateReturnSearch,
  component: lazyRouteComponent(() => import('../routes/membership/coming-back.tsx'), 'ComingBackRoute'),
  staticData: { titleKey: 'checkout:return.pageTitle' },
});

const success = createRoute({
  getParentRoute: () => returning,
  path: membershipPaths.success,
  component: lazyRouteComponent(() => import('../routes/membership/success.tsx'), 'SuccessRoute'),
  staticData: { titleKey: 'checkout:success.pageTitle' },
  ...words('dreams', 'readings'),
});

const subscription = createRoute({
  getParentRoute: () => privateRoute,
  path: membershipPaths.subscription,
  component: lazyRouteComponent(() => import('../routes/membership/subscription.tsx'), 'SubscriptionPage'),
  staticData: { titleKey: 'membership:pageTitle' },
  ...words('membership', common, state, 'payment-sandbox'),
});

const premiumInsights = createRoute({
  getParentRoute: () => privateRoute,
  path: membershipPaths.premiumInsights,
  component: lazyRouteComponent(
    () => import('../routes/insights/premium-insights.tsx'),
    'PremiumInsightsPage',
  ),
  staticData: { titleKey: 'insights-preview:pageTitle' },
  ...words('insights-preview', 'plans'),
});

const premiumFeatures = createRoute({
  getParentRoute: () => privateRoute,
  path: membershipPaths.premiumFeatures,
  component: lazyRouteComponent(() => import('../routes/membership/premium.tsx'), 'PremiumFeaturesRoute'),
  staticData: { titleKey: 'premium:features.pageTitle' },
  ...words('premium', 'plans'),
});

const premiumCommunity = createRoute({
  getParentRoute: () => privateRoute,
  path: membershipPaths.premiumCommunity,
  component: lazyRouteComponent(() => import('../routes/membership/premium.tsx'), 'PremiumCommunityRoute'),
  staticData: { titleKey: 'premium:community.pageTitle' },
  ...words('premium'),
});

const debug = createRoute({
  getParentRoute: () => adminRoute,
  path: membershipPaths.debug,
  component: lazyRouteComponent(() => import('../routes/membership/diagnosis.tsx'), 'PaymentDebugRoute'),
  staticData: { titleKey: 'payment-checks:service.pageTitle' },
  ...words('payment-checks', common),
});

const subscriptionTest = createRoute({
  getParentRoute: () => adminRoute,
  path: membershipPaths.subscriptionTest,
  component: lazyRouteComponent(() => import('../routes/membership/diagnosis.tsx'), 'SubscriptionTestRoute'),
  staticData: { titleKey: 'payment-checks:own.pageTitle' },
  ...words('payment-checks', common),
});

const sandboxCheckout = createRoute({
  getParentRoute: () => privateRoute,
  path: membershipPaths.sandboxCheckout,
  component: lazyRouteComponent(
    () => import('../routes/membership/payment-sandbox.tsx'),
    'SandboxCheckoutRoute',
  ),
  staticData: { titleKey: 'payment-sandbox:pageTitle' },
  ...words('payment-sandbox'),
});

const sandboxAccount = createRoute({
  getParentRoute: () => privateRoute,
  path: membershipPaths.sandboxAccount,
  component: lazyRouteComponent(
    () => import('../routes/membership/payment-sandbox.tsx'),
    'SandboxAccountRoute',
  ),
  staticData: { titleKey: 'payment-sandbox:pageTitle' },
  ...words('payment-sandbox'),
});

const sandboxInvoice = createRoute({
  getParentRoute: () => privateRoute,
  path: membershipPaths.sandboxInvoice,
  component: lazyRouteComponent(
    () => import('../routes/membership/payment-sandbox.tsx'),
    'SandboxInvoiceRoute',
  ),
  staticData: { titleKey: 'payment-sandbox:pageTitle' },
  ...words('payment-sandbox'),
});

/** Older names lead on, with the plan that was chosen. */
const redirects = Object.entries(membershipRedirects).map(([path, to]) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    validateSearch: validatePlanSearch,
    beforeLoad: ({ search }) => {
      throw redirect({ to, search, replace: true });
    },
  }),
);

/** Within the gate of private pages. */
export const privateMembershipRoutes = [
  subscription,
  premiumInsights,
  premiumFeatures,
  premiumCommunity,
  sandboxCheckout,
  sandboxAccount,
  sandboxInvoice,
  ...privateAffiliateRoutes,
] as const;

/** On the desk of administrators. */
export const membershipDeskRoutes = [debug, subscriptionTest] as const;

/** With gates of their own. */
export const membershipRoutes = [
  buying.addChildren([subscribe, checkout, elements, recovery]),
  returning.addChildren([comingBack, success]),
  ...redirects,
] as const;
