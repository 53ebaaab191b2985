/**
 * One pattern for many, each of which can be read: what they look for is looked for in one go. They bear the flag `u`
 * alone.
 */
export function anyOf(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join('|'), 'u');
}

/** One pattern for several that follow each other. They bear the flag `u` alone. */
export function inOrder(patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => `(?:${source})`).join(''), 'u');
}
