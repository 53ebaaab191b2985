import type { Lexicon } from '../lexicon/lexicon.ts';
import { recognise } from '../recognise/recognise.ts';
import type { Assertion } from '../types.ts';

const signs: Readonly<Record<Assertion, string>> = {
  present: '',
  absent: '-',
  unreal: '?',
  simile: '~',
  waking: '*',
};

/** The text of a marked sentence: "a [dog], no [-cat]" → "a dog, no cat". */
export function withoutMarks(marked: string): string {
  return marked.replace(/\[[-?~*]?([^\]]*)\]/g, '$1');
}

/** The sentence with every recognised place but names and combined symbols in brackets: `[-…]` absent, `[?…]` unreal, `[~…]` simile, `[*…]` waking. */
export function markMentions(text: string, lexicon: Lexicon): string {
  let marked = '';
  let at = 0;
  for (const { start, end, state, kind } of recognise(text, lexicon)) {
    if (kind === 'name' || kind === 'combined') continue;
    marked += `${text.slice(at, start)}[${signs[state]}${text.slice(start, end)}]`;
    at = end;
  }
  return marked + text.slice(at);
}
