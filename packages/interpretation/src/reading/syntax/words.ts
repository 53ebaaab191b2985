/** One word of the dream with its place in the syntax. */
export interface Word {
  /** Lower case, typographic apostrophes made plain. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
}

const letter = /[\p{L}\p{N}]/gu;
const wordPattern = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/uy;
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
  for (let start = nextLetter(text, 0); start !== -1; start = nextLetter(text, last)) {
    wordPattern.lastIndex = start;
    wordPattern.test(text);
    const end = wordPattern.lastIndex;
    const gap = text.slice(last, start);
    const lower = text.slice(start, end).toLowerCase().replaceAll('’', "'");
    if (words.length > 0) {
      // Nearly every gap is one space and ends nothing.
      const ends = gap !== ' ' && sentenceEnd.test(gap);
      if (ends) sentence += 1;
      if (ends || (gap !== ' ' && clauseEnd.test(gap)) || joiners.has(lower)) clause += 1;
    }
    last = end;
    words.push({ lower, start, end, sentence, clause });
  }
  return words;
}

/** Where the next letter or digit stands; -1 where there is none. Tests alone keep no match, of which a dream has hundreds. */
function nextLetter(text: string, from: number): number {
  letter.lastIndex = from;
  if (!letter.test(text)) return -1;
  const last = letter.lastIndex - 1;
  // Letters beyond the first plane take two units.
  return (text.charCodeAt(last) & 0xfc00) === 0xdc00 ? last - 1 : last;
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
