/**
 * A dream in small letters, every word at its place: patterns without the flag `i` search it in less than half the time
 * that those with it take on the text itself.
 */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase();
  // There is one letter that becomes longer when it is made small.
  return small.length === text.length ? small : text.replaceAll('İ', 'I').toLowerCase();
}
