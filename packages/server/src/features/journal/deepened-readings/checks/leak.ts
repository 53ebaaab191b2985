import type { Language } from '@chitta/contract';
import { instructions } from '../instructions.ts';

/** So many words in a row are no coincidence. */
const runLength = 6;

function runs(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, at) => words.slice(at, at + runLength).join(' '));
}

const own: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(runs(instructions.en)),
  es: new Set(runs(instructions.es)),
};

/** Whether the text repeats what the model was told: a dream may have asked it to. */
export function isLeak({ text }: { readonly text: string }): boolean {
  return runs(text).some((run) => own.en.has(run) || own.es.has(run));
}
