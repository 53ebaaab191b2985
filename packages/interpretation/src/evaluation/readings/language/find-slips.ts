import type { Language } from '@chitta/symbols/types';
import { judgingOf } from '../../../languages/language-packs.ts';
import type { SlipShape } from '../../../languages/pack/judging-pack.ts';
import type { ReadingFault } from '../judged-reading.ts';
import { around } from './forbidden.ts';

/** Marks and leftovers that are wrong in either language. */
const shapes: readonly SlipShape[] = [
  { fault: 'space before a mark', pattern: /\s[,.;:?!»”](?!\d)/gu },
  { fault: 'marks that clash', pattern: /[,;:]\s*[.,;:]|(?<!\.)\.\.(?!\.)|\.,|[?!]\.|\(\s*\)/gu },
  { fault: 'double space', pattern: /\S {2,}\S/gu },
  { fault: 'leftover of the program', pattern: /undefined|null|NaN|\[object|[{}<>|_#]/gu },
  { fault: 'no full stop', pattern: /[^.?!…”»)]\s*$/gu },
  { fault: 'lower case at the start', pattern: /^[“«"¿(]*\p{Ll}/gu },
  { fault: 'nothing in quotation marks', pattern: /“\s*”|«\s*»/gu },
  {
    fault: 'a word twice',
    pattern: /(?<![\p{L}'’-])(?!(?:that|had|very|long|poco|muy|casi|so) )(\p{L}+) \1(?![\p{L}'’-])/giu,
  },
];

const pairs = [
  ['“', '”'],
  ['«', '»'],
  ['(', ')'],
] as const;

/**
 * Faults of language in one sentence: marks, doubled words, quotation marks without their other half, and what only
 * one language can get wrong. `nouns` are the words that are certainly nouns.
 */
export function findSlips(
  sentence: string,
  {
    id,
    language,
    nouns,
  }: { readonly id: string; readonly language: Language; readonly nouns: ReadonlySet<string> },
): ReadingFault[] {
  const found = shapes.flatMap(({ fault, pattern }) =>
    [...sentence.matchAll(pattern)].map(({ index, 0: words }) => ({
      fault,
      words: around(sentence, index, words.length),
    })),
  );
  const judging = judgingOf(language);
  const open = [...pairs, ...judging.pairs].filter(
    ([left, right]) => count(sentence, left) !== count(sentence, right),
  );
  const unbalanced = open.map(([left, right]) => ({
    fault: 'unbalanced marks',
    words: `${left}${right} ${sentence}`,
  }));
  const own = judging.slips(sentence, nouns);
  return [...found, ...unbalanced, ...own].map((each) => ({ id, ...each }));
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
