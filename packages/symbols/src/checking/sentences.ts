import type { SymbolText } from '../types.ts';

const sentenceEnd = /(?<=[.!?…])\s+/;

/** The fields of a symbol that hold whole sentences. */
export const sentenceFields = [
  'description',
  'extended',
  'insight',
  'deed',
] as const satisfies (keyof SymbolText)[];

export function sentencesOf(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Lower-case words without punctuation. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
}
