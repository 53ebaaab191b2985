/** Addresses of memberships; apart from the others, so that a visitor's first page does without them. */
export const membershipPaths = {
  subscribe: '/subscribe',
  checkout: '/checkout',
  redirect: '/subscription/redirect',
  success: '/subscription/success',
  recovery: '/stripe-checkout/recovery',
  elements: '/stripe-checkout/elements',
  debug: '/stripe-checkout/debug',
  subscriptionTest: '/subscription-test',
  paymentEvents: '/admin/payment-events',
  subscription: '/account/subscription',
  premiumFeatures: '/premium/features',
  premiumCommunity: '/premium/community',
  premiumInsights: '/premium-insights',
  sandboxCheckout: '/payment-sandbox/checkouts/$checkoutId',
  sandboxAccount: '/payment-sandbox/account',
  sandboxInvoice: '/payment-sandbox/invoices/$invoiceId',
} as const;

/** Older names of the same pages, each with the one that it leads to. */
export const membershipRedirects = {
  '/subscription/premium-checkout': membershipPaths.checkout,
  '/subscription/checkout': membershipPaths.checkout,
  '/subscription/stripe-checkout': membershipPaths.checkout,
  '/stripe-checkout': membershipPaths.checkout,
  '/stripe-checkout/success': membershipPaths.success,
  '/premium/insights': membershipPaths.premiumInsights,
} as const;
