import type { Word } from './cut-words.ts';

/** So many words are looked at together: what is told of one thing. */
const windowWords = 45;
/** No stretch is longer; a text without full stops is cut. */
const mostWords = 60;

/** Stretches of whole sentences, as `[from, to)` in words, that overlap so that nothing is torn. */
export function careWindows(words: readonly Word[]): (readonly [number, number])[] {
  const windows: (readonly [number, number])[] = [];
  let from = 0;
  while (from < words.length) {
    let to = from;
    while (to < words.length && to - from < windowWords)
      to = Math.min(sentenceEnd(words, to), from + mostWords);
    windows.push([from, to]);
    if (to >= words.length) break;
    from = Math.min(sentenceEnd(words, from), from + mostWords / 2);
  }
  return windows;
}

/** No farther than the longest stretch, so that a text without full stops is passed once. */
function sentenceEnd(words: readonly Word[], at: number): number {
  let end = at + 1;
  while (end - at < mostWords && words[end] && words[end]?.sentence === words[at]?.sentence) end += 1;
  return end;
}
