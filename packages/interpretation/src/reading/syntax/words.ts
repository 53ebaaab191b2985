/** One word of the dream with its place in the syntax. */
export interface Word {
  /** Lower case, typographic apostrophes made plain. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
}

const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const sentenceEnd = /[.!?…\n]/u;
const clauseEnd = /[,;:()[\]"“”«»–—]/u;

/**
 * Words with sentence and clause numbers. A clause ends at punctuation and before a joining word
 * (`joiners`), which opens the next clause.
 */
export function splitWords(text: string, joiners: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  let last = 0;
  for (const match of text.matchAll(wordPattern)) {
    const gap = text.slice(last, match.index);
    const lower = match[0].toLowerCase().replaceAll('’', "'");
    if (words.length > 0) {
      // Nearly every gap is one space and ends nothing.
      const ends = gap !== ' ' && sentenceEnd.test(gap);
      if (ends) sentence += 1;
      if (ends || (gap !== ' ' && clauseEnd.test(gap)) || joiners.has(lower)) clause += 1;
    }
    last = match.index + match[0].length;
    words.push({ lower, start: match.index, end: last, sentence, clause });
  }
  return words;
}

/** Index of the word at or after an offset; `words.length` when there is none. */
export function wordIndexAt(words: readonly Word[], offset: number): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
