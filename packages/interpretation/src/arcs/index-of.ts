import type { Span } from '../types.ts';

/** The first word that ends behind an offset; of words in their order. */
export function indexOf(offset: number, tokens: readonly Pick<Span, 'end'>[]): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
