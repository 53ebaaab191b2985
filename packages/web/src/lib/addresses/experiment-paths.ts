/** Addresses of experiments; apart from the others, so that a visitor's first page does without them. */
export const experimentPaths = {
  demo: '/ab-test-demo',
  signupTest: '/signup-test',
  admin: '/admin/experiments',
  adminOne: '/admin/experiments/$experimentId',
} as const;
