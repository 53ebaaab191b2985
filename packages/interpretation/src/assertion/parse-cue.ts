import { type WordClassName, wordClass } from '../grammar/word-class.ts';
import { foldWord } from '../text/fold.ts';
import type { AssertionPack } from './assertion-pack.ts';
import { type WordFormName, wordForm } from './word-form.ts';

/** One place of a pattern: which words may stand there. */
export interface CueElement {
  /** Without accents. */
  readonly words: ReadonlySet<string>;
  /** With their accents. */
  readonly exact: ReadonlySet<string>;
  /** Bits of `wordForm`. */
  readonly forms: number;
  /** Any word of content. */
  readonly isContent: boolean;
  readonly isNot: boolean;
  readonly isOptional: boolean;
  /** Up to this many words of any kind; 0 where it is a word of its own. */
  readonly gap: number;
  /** Behind a comma; else joined to the word before. */
  readonly isBehindComma: boolean;
}

/** A cue, ready to be looked for. */
export interface CuePattern {
  readonly body: readonly CueElement[];
  /** What it has to be the beginning of. */
  readonly opens: 'any' | 'inside' | 'comma' | 'clause' | 'sentence';
  /** Conditions on the word before and on the word after the cue. */
  readonly before: readonly CueElement[];
  readonly after: readonly CueElement[];
  /** Only where its last word ends a part of the sentence. */
  readonly isClosed: boolean;
  /** The place of the body that it is looked for by, and where the body may begin before it. */
  readonly anchor: number;
  readonly leastBefore: number;
  readonly mostBefore: number;
}

const everyday = new Set(
  'a al como de del el en la las lo los me mi no por que se un una y the of in to i we and that it my was is'.split(
    ' ',
  ),
);

/**
 * Reads a pattern: words apart by spaces, all of them joined in the text.
 *
 * `a|b` either · `$name` a list of the pack · `@be` a word class · `~past` a form · `think/v` all forms of a verb ·
 * `=cómo` with its accents · `#` a word of content · `*` any word, `*3` up to three · `!a|b` any word but these ·
 * `a?` may be missing · `,a` behind a comma · `_a` joined to a word before · `^a` at the beginning of a clause, `^^a` of a sentence ·
 * `-a` in front or at the end: not beside this word; `+a` only beside it · `.` at the end: a part of the sentence ends.
 */
export function parseCue(source: string, pack: AssertionPack): CuePattern {
  const parts = source.trim().split(/\s+/);
  const isClosed = parts.at(-1) === '.';
  if (isClosed) parts.pop();
  const isContext = (part: string) => /^[-+]/.test(part);
  const first = parts.findIndex((part) => !isContext(part));
  const last = parts.findLastIndex((part) => !isContext(part));
  const read = (list: readonly string[]) => list.map((part) => readElement(part, pack));
  const body = read(parts.slice(first, last + 1));
  const anchor = anchorOf(body);
  const leading = body.slice(0, anchor);
  return {
    body,
    opens: openings[/^[,^_]*/.exec(parts[first] ?? '')?.[0] as keyof typeof openings] ?? 'any',
    before: read(parts.slice(0, first)),
    after: read(parts.slice(last + 1)),
    isClosed,
    anchor,
    leastBefore: leading.filter(({ isOptional, gap }) => !isOptional && gap === 0).length,
    mostBefore: leading.reduce((sum, { gap }) => sum + Math.max(1, gap), 0),
  };
}

const openings = { _: 'inside', ',': 'comma', '^': 'clause', '^^': 'sentence' } as const;

function readElement(part: string, pack: AssertionPack): CueElement {
  const [marks = '', sign = ''] = /^[,^_]*([-+!]?)/.exec(part) ?? [];
  const rest = part.slice(marks.length);
  const isOptional = rest.endsWith('?');
  const list = isOptional ? rest.slice(0, -1) : rest;
  const gap = /^\*(\d)$/.exec(list)?.[1];
  const words = new Set<string>();
  const exact = new Set<string>();
  let forms = 0;
  for (const each of list.split('|')) {
    if (each.startsWith('~')) forms |= wordForm[each.slice(1) as WordFormName];
    else if (each.startsWith('=')) exact.add(each.slice(1));
    else for (const word of expand(each, pack)) words.add(word);
  }
  return {
    words,
    exact,
    forms,
    isContent: list.split('|').includes('#'),
    isNot: sign === '-' || sign === '!' || list === '*',
    isOptional,
    gap: Number(gap ?? 0),
    isBehindComma: part.startsWith(','),
  };
}

const expanded = new WeakMap<AssertionPack, Map<string, readonly string[]>>();

/** The words of one alternative, without accents; kept, since many patterns name the same classes and verbs. */
function expand(alternative: string, pack: AssertionPack): readonly string[] {
  const known = expanded.get(pack) ?? new Map<string, readonly string[]>();
  const words = known.get(alternative) ?? wordsOf(alternative, pack);
  expanded.set(pack, known.set(alternative, words));
  return words;
}

function wordsOf(alternative: string, pack: AssertionPack): string[] {
  if (/^[*#]\d?$/.test(alternative) || alternative === '') return [];
  if (alternative.startsWith('$')) return wordList(pack.sets[alternative.slice(1)] ?? '', pack);
  if (alternative.startsWith('@')) {
    const bit = wordClass[alternative.slice(1) as WordClassName];
    return [...pack.classes].filter(([, bits]) => bits & bit).map(([word]) => foldWord(word));
  }
  if (!alternative.endsWith('/v')) return [foldWord(alternative)];
  return pack.conjugate(alternative.slice(0, -2)).map((form) => foldWord(form));
}

/** A list of words apart by spaces, with all that its alternatives stand for. */
export function wordList(list: string, pack: AssertionPack): string[] {
  return list
    .trim()
    .split(/\s+/)
    .flatMap((word) => expand(word, pack));
}

/** A cue is looked for by its first word that is not in every sentence. */
function anchorOf(body: readonly CueElement[]): number {
  const isListed = ({ words, exact, isNot, isOptional, forms }: CueElement) =>
    !isNot && !isOptional && forms === 0 && words.size + exact.size > 0;
  const rare = body.findIndex(
    (each) => isListed(each) && ![...each.words].some((word) => everyday.has(word)),
  );
  if (rare >= 0) return rare;
  const listed = body.findIndex(isListed);
  return listed >= 0 ? listed : body.findIndex(({ forms, isNot }) => forms !== 0 && !isNot);
}
