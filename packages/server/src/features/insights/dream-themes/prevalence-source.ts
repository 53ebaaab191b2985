import type { ThemePrevalence } from '@chitta/contract';

/** Where the figures of the themes were read: one sample, asked one question, so that they can stand beside each other. */
export const prevalenceSource: Omit<ThemePrevalence, 'percent'> = {
  people: 5941,
  years: [1956, 2000],
  country: 'DE',
  source: {
    title: 'International Journal of Dream Research',
    url: 'https://journals.ub.uni-heidelberg.de/index.php/IJoDR/article/view/75878',
  },
};
