/** Addresses of the typical themes of dreams. */
export const themePaths = {
  list: '/themes',
  one: '/themes/$name',
} as const;
