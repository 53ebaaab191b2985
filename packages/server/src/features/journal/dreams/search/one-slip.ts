/** Shorter words have too many neighbours. */
const shortest = 4;

/** Whether one letter too many, too few or another, or two that changed places, makes one word of the other. */
export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

/**
 * The word that was meant: the one of `vocabulary`, most frequent first, that is one slip away, rather one with the
 * same first letter. The word itself where it is known or has no such neighbour.
 */
export function withoutSlip(word: string, vocabulary: readonly string[]): string {
  if (word.length < shortest || vocabulary.includes(word)) return word;
  const near = vocabulary.filter((known) => known.length >= shortest && isOneSlip(word, known));
  return near.find((known) => known[0] === word[0]) ?? near[0] ?? word;
}
