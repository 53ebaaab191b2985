import type { Language } from '@chitta/symbols/types';
import { classesAt, foldedAt, isJoined, type Words } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import { type Asides, bracketsAround } from './asides.ts';
import type { CueRow, CueScope } from './cue-row.ts';
import { englishCues } from './cues-en.ts';
import { spanishCues } from './cues-es.ts';
import { comparedInEnglish } from './en/compared.ts';
import {
  absent,
  contrasted,
  lasting,
  memory,
  modifier,
  ofOwnPeople,
  unreal,
  wakerStart,
  wakingLine,
} from './en/reaches.ts';
import { hint } from './hint.ts';
import {
  afterKnown,
  clause,
  clauseStart,
  clauseWithGerund,
  comparison,
  correctedStart,
  habit,
  mistaken,
  nounPhrase,
  restOfSentence,
  type Scope,
  sentenceStart,
  sideStart,
  subjunctive,
} from './scope.ts';

interface Cue extends Omit<CueRow, 'cue' | 'except' | 'notAfter' | 'onlyAfter' | 'notBefore' | 'notListing'> {
  readonly words: readonly ReadonlySet<string>[];
  /** Which of the words it is looked for by. */
  readonly anchor: number;
  readonly except: ReadonlySet<string>;
  readonly notAfter: ReadonlySet<string>;
  readonly onlyAfter: ReadonlySet<string>;
  readonly notBefore: ReadonlySet<string>;
  readonly notListing: ReadonlySet<string>;
}

/** Words `from` to `to` (exclusive) are not told as there. */
export interface MarkedRange {
  readonly from: number;
  readonly to: number;
  readonly state: CueRow['state'];
}

const anyWord = '*';
/** A remark after waking fills no more than this share of a dream, or this many words. */
const endings = { share: 0.2, words: 16 };
/** More of it is left where the sentence ends with the waking. */
const closedEndings = { share: 0.3, words: 40 };
/** How many words may follow "woke up" in a sentence that ends with it: "in a cold sweat". */
const closingWords = 4;

/** Words of every sentence: looking at each of them for a cue would cost more than all other cues together. */
const everyday: ReadonlySet<string> = new Set(
  `a al como de del el en la las lo los me mi no por que se un una y mas the of in to a i we and that it my was
   is`.split(/\s+/),
);

const tables: Readonly<Record<Language, ReadonlyMap<string, readonly Cue[]>>> = {
  en: tabulate(englishCues),
  es: tabulate(spanishCues),
};

function tabulate(rows: readonly CueRow[]): ReadonlyMap<string, readonly Cue[]> {
  const table = new Map<string, Cue[]>();
  for (const row of rows) {
    const words = row.cue.split(' ').map((word) => new Set(word.split('|')));
    const anchor = anchorOf(words);
    const cue: Cue = {
      ...row,
      words,
      anchor,
      except: wordSet(row.except),
      notAfter: wordSet(row.notAfter),
      onlyAfter: wordSet(row.onlyAfter),
      notBefore: wordSet(row.notBefore),
      notListing: wordSet(row.notListing),
    };
    for (const word of words[anchor] ?? []) table.set(word, [...(table.get(word) ?? []), cue]);
  }
  return table;
}

/** A cue is looked for by its first word that is not in every sentence. */
function anchorOf(words: readonly ReadonlySet<string>[]): number {
  const rare = words.findIndex(
    (each) => !each.has(anyWord) && [...each].every((word) => !everyday.has(word)),
  );
  return Math.max(rare, 0);
}

function wordSet(list = ''): ReadonlySet<string> {
  return new Set(list.split(' ').filter((word) => word !== ''));
}

/** Whether a cue of the language is looked for by the word. */
export function beginsCue(folded: string, language: Language): boolean {
  return tables[language].has(folded);
}

/** The stretches of words that cues take out of the dream's present. */
export function rangesOfCues(words: Words, hints: Uint8Array, asides: Asides): MarkedRange[] {
  const table = tables[words.language];
  const ranges: MarkedRange[] = [];
  for (let at = 0; at < words.tokens.length; at++) {
    if (((hints[at] ?? 0) & hint.cue) === 0) continue;
    for (const cue of table.get(words.tokens[at]?.folded ?? '') ?? []) {
      const first = at - cue.anchor;
      if (first >= 0 && isCueAt(words, first, cue))
        ranges.push({ ...rangeOf(words, first, cue, asides), state: cue.state });
    }
  }
  return ranges;
}

function isCueAt(words: Words, at: number, cue: Cue): boolean {
  if (cue.words.length > 1 && !hasWords(words, at, cue)) return false;
  if (cue.isAccentExact === true && !isExact(words, at, cue)) return false;
  if (cue.isInside === true && !isInside(words, at)) return false;
  return isInPlace(words, at, cue) && hasNeighbours(words, at, cue);
}

/** "Se iba como desarmando": a filler. */
const gerund = /[ie]ndo$|ando$/;

/** "Cómo" is no "como". */
function isExact(words: Words, at: number, cue: Cue): boolean {
  return cue.words[0]?.has(words.tokens[at]?.word ?? '') === true;
}

function isInside(words: Words, at: number): boolean {
  return isJoined(words, at) && !gerund.test(words.tokens[at + 1]?.folded ?? '');
}

/** Whether all words of the cue are there, joined. */
function hasWords(words: Words, at: number, cue: Cue): boolean {
  for (let next = 0; next < cue.words.length; next++) {
    const token = words.tokens[at + next];
    if (token === undefined || (next > 0 && !isJoined(words, at + next))) return false;
    const allowed = cue.words[next];
    if (
      allowed === undefined ||
      !(allowed.has(token.folded) || (allowed.has(anyWord) && !cue.except.has(token.folded)))
    )
      return false;
  }
  return true;
}

function isInPlace(words: Words, at: number, cue: Cue): boolean {
  // "dungeon-like": the word belongs to the one before it.
  if (words.tokens[at]?.gap === 'hyphen' && cue.reach !== 'before') return false;
  if (cue.isAfterComma === true && words.tokens[at]?.gap !== 'comma') return false;
  if (cue.isClosed === true && isJoined(words, at + cue.words.length)) return false;
  if (cue.in === undefined) return true;
  return (sentenceStart(words, at) === 0) === (cue.in === 'first');
}

function hasNeighbours(words: Words, at: number, cue: Cue): boolean {
  const before = words.tokens[at]?.gap === 'stop' ? '' : foldedAt(words, at - 1);
  if (cue.notAfter.has(before)) return false;
  if (cue.onlyAfter.size > 0 && !cue.onlyAfter.has(before)) return false;
  const after = foldedAt(words, at + cue.words.length);
  // "Like 4am", "like 10 people": about as much.
  if (cue.notBefore.has(after) || (cue.state === 'simile' && startsWithDigit(after))) return false;
  return cue.notListing.size === 0 || !isListing(words, at, cue.notListing);
}

function startsWithDigit(word: string): boolean {
  const code = word.charCodeAt(0);
  return code >= 48 && code <= 57;
}

/** "I saw funny things, like a lady in a wheelchair": examples, no comparison. */
function isListing(words: Words, at: number, listed: ReadonlySet<string>): boolean {
  if (words.tokens[at]?.gap !== 'comma') return false;
  for (let before = at - 1; before >= sentenceStart(words, at); before--) {
    if (listed.has(words.tokens[before]?.folded ?? '')) return true;
  }
  return false;
}

type Range = Pick<MarkedRange, 'from' | 'to'>;

/** Comparisons and denials leave their own words alone; what is told of waking life includes them. */
function rangeOf(words: Words, at: number, cue: Cue, asides: Asides): Range {
  if (cue.reach === 'brackets') return bracketsAround(words, asides, at);
  if (cue.reach === 'remark' && asides.isBracketed(at)) return bracketsAround(words, asides, at);
  const end = at + cue.words.length;
  // "Parecían [de cera]": the last word may belong to what is compared.
  const from = cue.state === 'waking' ? at : end - (words.tokens[end - 1]?.folded === 'de' ? 1 : 0);
  const range = ranges[cue.reach](words, at, from, end);
  return cue.reach === 'comparison' ? withApposition(words, asides, range) : range;
}

/** "It looked like Ann (the girl from the shop)": who or what that is belongs to the comparison. */
function withApposition(words: Words, asides: Asides, { from, to }: Range): Range {
  const isApposition = to > from && asides.isBracketed(to) && !asides.isBracketed(to - 1);
  return isApposition && classesAt(words, to) & apposing
    ? { from, to: bracketsAround(words, asides, to).to }
    : { from, to };
}

const apposing = wordClass.definite | wordClass.indefinite | wordClass.possessive;

const ranges: Readonly<
  Record<Exclude<CueScope, 'brackets'>, (words: Words, at: number, from: number, end: number) => Range>
> = {
  self: (_words, at, _from, end) => ({ from: at, to: end }),
  phrase: reaching(nounPhrase),
  comparison: (words, _at, from, end) => ({
    from,
    to: (words.language === 'en' ? comparedInEnglish : comparison)(words, end),
  }),
  supposition: (words, _at, from) => ({ from: afterKnown(words, from), to: clause(words, from) }),
  clause: reaching(clause),
  around: (words, at, _from, end) => ({ from: clauseStart(words, at), to: clause(words, end) }),
  sentence: reaching(restOfSentence),
  whole: (words, at, _from, end) =>
    asCompared(words, at, end) ??
    relativeClause(words, at, end) ?? { from: sideStart(words, at), to: restOfSentence(words, end) },
  modifier,
  absent: (words, at, _from, end) => absent(words, at, end),
  unreal: (words, _at, _from, end) => unreal(words, end),
  lasting: (words, at, _from, end) => lasting(words, at, end),
  memory: (words, at, _from, end) => memory(words, at, end),
  wakingLine: (words, at) => wakingLine(words, at),
  own: (words, at, _from, end) => ofOwnPeople(words, at, end),
  contrasted: (words, at, _from, end) => contrasted(words, at, end),
  endingAround: (words, at, _from, end) => ({
    from: isNearEnd(words, end) ? wakerStart(words, at) : at,
    to: isNearEnd(words, end) ? words.tokens.length : at,
  }),
  ending: (words, at, _from, end) => ({ from: at, to: isNearEnd(words, end) ? words.tokens.length : at }),
  habit: reaching(habit),
  remark: reaching(clause),
  now: reaching((words, from) => Math.min(clause(words, from), habit(words, from))),
  // "Pensé que iba a morir, pero": the verb may begin the phrase.
  mistaken: (words, _at, _from, end) => ({ from: end - 1, to: mistaken(words, end) }),
  inside: (_words, at, _from, end) => ({ from: at + 1, to: end }),
  between: (_words, at, _from, end) => ({ from: at + 1, to: end - 1 }),
  next: (words, at, _from, end) => ({ from: at, to: clause(words, end + 1) }),
  relative: (words, _at, _from, end) => ({ from: end, to: clauseWithGerund(words, end) }),
  subjunctive: (words, _at, _from, end) => subjunctive(words, end),
  behind: (words, at) => ({ from: correctedStart(words, at), to: at }),
  before: (words, at) => ({ from: hyphenedStart(words, at), to: at }),
};

const relatives: ReadonlySet<string> = new Set(['who', 'which', 'whom', 'that', 'where', 'que', 'quien']);
const comparing: ReadonlySet<string> = new Set(['as', 'like', 'unlike', 'than']);

/** "It was dark, as in real life": the remark is a comparison of its own. */
function asCompared(words: Words, at: number, end: number): Range | undefined {
  return isJoined(words, at) && comparing.has(words.tokens[at - 1]?.folded ?? '')
    ? { from: at, to: end }
    : undefined;
}

/** "My boss, who in real life has a dog, …": the remark ends with its clause. */
function relativeClause(words: Words, at: number, end: number): Range | undefined {
  const from = clauseStart(words, at);
  return relatives.has(words.tokens[from]?.folded ?? '') ? { from, to: clause(words, end) } : undefined;
}

function reaching(scope: Scope) {
  return (words: Words, _at: number, from: number, end: number): Range => ({ from, to: scope(words, end) });
}

function isNearEnd(words: Words, end: number): boolean {
  const goesOn = isJoined(words, end) && (classesAt(words, end) & wordClass.coordinator) !== 0;
  const isClosed = !goesOn && restOfSentence(words, end) - end <= closingWords;
  const most = isClosed ? closedEndings : endings;
  return words.tokens.length - end <= Math.max(most.words, words.tokens.length * most.share);
}

/** The first of the words that hang together by hyphens with the word at `at`; `at` itself where there is none. */
function hyphenedStart(words: Words, at: number): number {
  let from = at;
  while (from > 0 && words.tokens[from]?.gap === 'hyphen') from--;
  return from;
}
