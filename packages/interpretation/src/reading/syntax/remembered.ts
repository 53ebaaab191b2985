/** More words than dreams are told with; then an answer is found anew, so that nothing grows for ever. */
const mostWords = 8_192;

/**
 * What is asked of single words, again and again of the same few hundred: the answer for each is kept. Only for `lower`
 * of the words of a dream, which keep no text alive.
 */
export function remembered<Answer extends string | boolean | number>(
  find: (lower: string) => Answer | undefined,
): (lower: string) => Answer | undefined {
  const known = new Map<string, Answer | null>();
  return (lower) => {
    const answer = known.get(lower);
    if (answer !== undefined) return answer ?? undefined;
    const found = find(lower);
    if (known.size >= mostWords) known.clear();
    known.set(lower, found ?? null);
    return found;
  };
}

/** Whether a pattern is found in a word, or what else is true of it. */
export function rememberedTest(pattern: Pick<RegExp, 'test'>): (lower: string) => boolean {
  return remembered((lower) => pattern.test(lower)) as (lower: string) => boolean;
}
