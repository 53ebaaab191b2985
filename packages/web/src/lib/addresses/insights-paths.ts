/** Addresses of insights; apart from the others, so that a visitor's first page does without them. */
export const insightsPaths = {
  insights: '/insights',
  symbol: '/insights/symbols/$slug',
  letters: '/insights/letters',
  letter: '/insights/letters/$month',
} as const;
