import { endOfWord, nextLetter } from './letters.ts';
import { lowerAt } from './spelt.ts';

/** One word of the dream with its place in the syntax. */
export interface Word {
  /** Lower case, typographic apostrophes made plain. */
  readonly lower: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  readonly clause: number;
}

const sentenceEnd = /[.!?…\n]/u;
const clauseEnd = /[,;:()[\]"“”«»–—]/u;
const space = 0x20;

/**
 * Words with sentence and clause numbers. A clause ends at punctuation and before a joining word
 * (`joiners`), which opens the next clause.
 */
export function splitWords(text: string, joiners: ReadonlySet<string>): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  let last = 0;
  for (let start = nextLetter(text, 0); start < text.length; start = nextLetter(text, last)) {
    const end = endOfWord(text, start);
    const lower = lowerAt(text, start, end);
    if (words.length > 0) {
      const gap = gapBetween(text, last, start);
      if (gap === 'sentence') sentence += 1;
      if (gap !== undefined || joiners.has(lower)) clause += 1;
    }
    last = end;
    words.push({ lower, start, end, sentence, clause });
  }
  return words;
}

/** What ends between two words; nearly every gap is one space and ends nothing. */
function gapBetween(text: string, end: number, start: number): 'sentence' | 'clause' | undefined {
  if (start - end === 1 && text.charCodeAt(end) === space) return undefined;
  const gap = text.slice(end, start);
  if (sentenceEnd.test(gap)) return 'sentence';
  return clauseEnd.test(gap) ? 'clause' : undefined;
}

/** The word at an index, in small letters; '' where there is none. */
export function lowerOf(at: number, words: readonly Word[]): string {
  return words[at]?.lower ?? '';
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
