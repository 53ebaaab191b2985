/** Addresses of programmes. */
export const programmePaths = {
  list: '/programmes',
  one: '/programmes/$name',
} as const;
