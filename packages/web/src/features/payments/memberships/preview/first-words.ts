/** So many words are read before the rest fades. */
const mostWords = 8;
/** So much of the rest is shown fading. */
const mostFading = 14;

/** The first words of a passage, and some of the rest, cut between words. */
export function firstWords(passage: string): { readonly start: string; readonly fading: string } {
  const words = passage.split(/\s+/);
  return {
    start: words.slice(0, mostWords).join(' '),
    fading: words.slice(mostWords, mostWords + mostFading).join(' '),
  };
}
