/** A word of a dream as guards compare it. */
export interface Word {
  /** Small letters without accents; empty for what is too long to be a word. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Sentences that have ended before it. */
  readonly sentence: number;
  /** A comma or another mark stands before it, or nothing at all. */
  readonly isAfterBreak: boolean;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{M}]+)*/gu;
const longestWord = 30;

/** The words of a text in order, in time linear to its length. */
export function cutWords(text: string): Word[] {
  const words: Word[] = [];
  let last = 0;
  let sentence = 0;
  for (const match of text.matchAll(wordPattern)) {
    const between = text.slice(last, match.index);
    if (words.length > 0 && /[.!?…\n]/u.test(between)) sentence += 1;
    const end = match.index + match[0].length;
    const isAfterBreak = words.length === 0 || /[^\s"“”«»'’]/u.test(between);
    words.push({ text: fold(match[0]), start: match.index, end, sentence, isAfterBreak });
    last = end;
  }
  return words;
}

function fold(word: string): string {
  if (word.length > longestWord) return '';
  const small = word.toLowerCase().replaceAll('’', "'");
  return /^[a-z']*$/u.test(small) ? small : small.normalize('NFD').replace(/\p{M}/gu, '');
}
