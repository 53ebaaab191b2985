import type { SymbolGroup } from '@chitta/symbols/types';
import type { AnalysedText } from '../analysed/analysed-text.ts';
import { isFirstName } from '../names/first-names.ts';
import { isNoName, isPlaceWord, isRole, isSaying, isSpeaker, isTitle } from '../names/name-words.ts';
import type { Found } from './found.ts';
import type { KnownWords } from './known-words.ts';

/** Words after a name that may belong to it: "Mary Ann Smith". */
const longestName = 4;

/**
 * A private name: a capital inside a sentence that the dictionary does not know, a first name, or a title with what
 * follows it. At the beginning of a sentence the capital tells nothing, so it takes a first name, a verb of saying
 * behind it, or the same word with a capital elsewhere.
 */
export function findName(
  passage: AnalysedText,
  at: number,
  known: KnownWords | undefined,
): Found | undefined {
  const first = passage.tokens[at];
  if (first === undefined || (known !== undefined && known.last > at)) return undefined;
  const isTitled = isTitle(first.folded) && isCapital(passage, at + 1) && isBeside(passage, at + 1);
  if (!isTitled && !isName(passage, at, known)) return undefined;
  const last = lastOfName(passage, at, isTitled ? at + 1 : at);
  return {
    first: at,
    last,
    symbol: 'name',
    group: groupOf(passage, at, isTitled),
    variation: passage.text.slice(first.start, passage.tokens[last]?.end ?? first.end),
    rule: 'name',
    sense: `noun.${groupOf(passage, at, isTitled)}`,
    kind: 'name',
    uses: undefined,
  };
}

function lastOfName(passage: AnalysedText, first: number, from: number): number {
  let last = from;
  while (last < first + longestName && isBeside(passage, last + 1) && isFurtherName(passage, last + 1))
    last++;
  return last;
}

function isName(passage: AnalysedText, at: number, known: KnownWords | undefined): boolean {
  if (!isCapital(passage, at)) return false;
  const { folded = '', gap } = passage.tokens[at] ?? {};
  const isKnown = known?.target !== undefined;
  if (isFirstName(folded)) return gap !== 'stop' || !isKnown;
  if (known !== undefined) return isKnown && isAfterRole(passage, at);
  if (gap !== 'stop') return !passage.capitals().areMany;
  return isSpoken(passage, at) || isCapitalElsewhere(passage, at);
}

/** "Mi prima Luz", "the old Professor Hall"; not in a text where capitals tell nothing. */
function isAfterRole(passage: AnalysedText, at: number): boolean {
  const { tokens } = passage;
  return tokens[at]?.gap === 'join' && isRole(tokens[at - 1]?.folded ?? '') && !passage.capitals().areMany;
}

/** A capital letter on a word that is no small word and nothing that is always written so. */
function isCapital(passage: AnalysedText, at: number): boolean {
  const form = passage.tokens[at]?.spelling;
  if (form === undefined || form.shape !== 'capital' || form.word.length < 2) return false;
  return form.classes === 0 && !isNoName(form.folded);
}

function isFurtherName(passage: AnalysedText, at: number): boolean {
  const form = passage.tokens[at]?.spelling;
  return (
    form !== undefined && isCapital(passage, at) && (form.alone === undefined || isFirstName(form.folded))
  );
}

function isBeside({ tokens }: AnalysedText, at: number): boolean {
  return tokens[at]?.gap === 'join' || tokens[at]?.gap === 'hyphen';
}

function isSpoken({ tokens }: AnalysedText, at: number): boolean {
  return isSaying(tokens[at + 1]?.folded ?? '') && !isSpeaker(tokens[at]?.folded ?? '');
}

function isCapitalElsewhere(passage: AnalysedText, at: number): boolean {
  const form = passage.tokens[at]?.spelling;
  const { inside, areMany } = passage.capitals();
  return form !== undefined && !areMany && inside.has(form);
}

function groupOf({ tokens }: AnalysedText, at: number, isTitled: boolean): SymbolGroup {
  const before = tokens[at]?.gap === 'stop' ? '' : (tokens[at - 1]?.folded ?? '');
  if (isTitled || isFirstName(tokens[at]?.folded ?? '')) return 'person';
  return isPlaceWord(before) ? 'place' : 'person';
}
