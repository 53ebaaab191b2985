/** The words of a class, one by one. */
export function wordsOfClass(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}
