/** Addresses of affiliates; apart from the others, so that a visitor's first page does without them. */
export const affiliatePaths = {
  dashboard: '/affiliate-dashboard',
  review: '/admin/affiliates',
  management: '/admin/affiliate-management',
} as const;
