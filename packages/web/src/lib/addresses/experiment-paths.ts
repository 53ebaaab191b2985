/** Addresses of experiments; apart from the others, so that a visitor's first page does without them. */
export const experimentPaths = {
  demo: '/ab-test-demo',
  signupTest: '/signup-test',
} as const;
