import { readingOf } from '../../languages/language-packs.ts';
import type { TellingWords } from '../../languages/pack/telling-words.ts';
import type { Span } from '../../types.ts';
import type { Analysis } from '../analysis.ts';
import type { Grammar } from '../syntax/grammar.ts';
import { quoteWords } from '../syntax/quotes.ts';
import { lowerOf, type Word } from '../syntax/words.ts';
import { lacksSpeech, quoteSpeech } from './quote-speech.ts';
import { speechOf } from './speech.ts';
import type { Retell, Telling } from './telling.ts';

/** More words than this are not told in one sentence. */
const longestTold = 20;
/** A sentence of up to so many words is told whole where it can be. */
const longestWhole = 17;
/** A stretch that is told reads well between these numbers of words. */
const [pleasantFrom, pleasantTo] = [5, 16];
const longestQuote = 14;

/** Tells stretches of a dream where that can be done. */
export function teller(analysis: Analysis): Retell {
  const { retell: retellIn, tellings } = readingOf(analysis.language);
  const retell = retellIn(analysis);
  const isSpeech = speechOf(analysis);
  const breaks = countBreaks(analysis);
  return (from, to) => {
    if (breaks[from] !== breaks[to] || isHalfChoice(to, analysis.words, tellings)) return undefined;
    if (isOpenList(to, analysis, tellings)) return undefined;
    const told = retell(from, to);
    return told === undefined || isSpeech(from, to) || isWaking(from, to, analysis) ? undefined : told;
  };
}

/** Cuts a sentence into stretches that one sentence can tell, in order; together they hold every word. */
export function tellSentence([from, to]: WordRange, analysis: Analysis, retell: Retell): Telling[] {
  return cutSentence(from, to, analysis, retell).map((part) => tellingOf(part, analysis));
}

/** What the dreamer says of waking life is no part of the dream: as many of its symbols are of that as are of this. */
function isWaking(from: number, to: number, { words, waking, present }: Analysis): boolean {
  if (waking.length === 0) return false;
  const [start, end] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
  const isInside = (place: Span) => place.start >= start && place.end <= end;
  const awake = waking.filter(isInside).length;
  return awake > 0 && awake >= present.filter(({ mention }) => isInside(mention)).length;
}

/** "asleep or awake" is not told as "asleep". */
function isHalfChoice(to: number, words: readonly Word[], { choosing }: TellingWords): boolean {
  const next = words[to + 1];
  return next !== undefined && next.sentence === words[to]?.sentence && choosing.has(next.lower);
}

/** "You were in the shop with her and each thing | that you took ...": the last of a list is what the next clause is about. */
function isOpenList(
  to: number,
  { words, grammar }: Analysis,
  { adding, each, relative }: TellingWords,
): boolean {
  const [last, next] = [words[to], words[to + 1]];
  if (next?.sentence !== last?.sentence || !relative.has(next?.lower ?? '')) return false;
  const isArticle = (word: string) => grammar.determiners.has(word) || each.has(word);
  for (let at = Math.max(0, to - longestAdded); at < to; at += 1)
    if (adding.has(lowerOf(at, words)) && isArticle(lowerOf(at + 1, words))) return true;
  return false;
}
const longestAdded = 3;

/** How often, up to each word, something stands between two words that no sentence of ours may hold. */
function countBreaks(analysis: Analysis): Uint16Array {
  const { words, text } = analysis;
  const counts = new Uint16Array(words.length);
  for (let at = 1; at < words.length; at += 1) {
    const [end, start] = [words[at - 1]?.end ?? 0, words[at]?.start ?? 0];
    const isPlain = start - end === 1 || plainGap.test(text.slice(end, start));
    counts[at] =
      (counts[at - 1] ?? 0) + (isPlain && text.charAt(end) !== '/' && !isRepeated(at, analysis) ? 0 : 1);
  }
  return counts;
}
const plainGap = /^[\s,()'’.$£€-]*$/u;

/** "the the", "I see I see": a slip. */
function isRepeated(at: number, { words, text }: Analysis): boolean {
  const lower = words[at]?.lower;
  const before = words[at - 1];
  const isOnce = lower === before?.lower;
  if (!isOnce && lower !== words[at - 2]?.lower) return false;
  const third = words[at - 3];
  if (!isOnce && before?.lower !== third?.lower) return false;
  return !text.slice(isOnce ? before?.end : third?.end, words[at]?.start).includes(',');
}

/** The first and the last word of something. */
type WordRange = readonly [from: number, to: number];

/** By their numbers. */
export function sentencesOf(words: readonly Word[]): readonly WordRange[] {
  const ranges: [number, number][] = [];
  words.forEach(({ sentence }, at) => {
    const last = ranges.at(-1);
    if (last && words[last[0]]?.sentence === sentence) last[1] = at;
    else ranges.push([at, at]);
  });
  return ranges;
}

/** A stretch of a sentence by its first and last word. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly told: string | undefined;
}

/** The best way to cover the rest of a sentence from one of its clauses. */
interface Cover {
  readonly cost: number;
  readonly part: Part | undefined;
  /** Number of the clause that the next part begins with. */
  readonly next: number;
}

/** The cut that leaves the fewest words untold, in the fewest stretches. */
function cutSentence(from: number, to: number, analysis: Analysis, retell: Retell): Part[] {
  const { words } = analysis;
  const isTried = to - from < longestWhole;
  const whole = isTried ? retell(from, to) : undefined;
  if (whole !== undefined) return [{ from, to, told: whole }];
  const retellPart: Retell = (first, last) =>
    isTried && first === from && last === to ? undefined : retell(first, last);
  const starts = [from];
  for (let at = from + 1; at <= to; at += 1) if (words[at]?.clause !== words[at - 1]?.clause) starts.push(at);
  starts.push(to + 1);
  const isTear = (at: number) => at > from && tears(at, analysis);
  const covers: Cover[] = [];
  covers[starts.length - 1] = { cost: 0, part: undefined, next: starts.length };
  const search = { starts, covers, retell: retellPart };
  for (let index = starts.length - 2; index >= 0; index -= 1)
    covers[index] = bestCover(index, search, isTear(starts[index] ?? 0) ? tearCost : 0);
  const parts: Part[] = [];
  for (let at = covers[0]; at?.part; at = covers[at.next]) parts.push(at.part);
  return parts;
}

/** A cut behind a preposition or before a relative clause tears what belongs together. */
function tears(at: number, { words, grammar, language }: Analysis): boolean {
  const { relative } = readingOf(language).tellings;
  return grammar.prepositions.has(lowerOf(at - 1, words)) || relative.has(lowerOf(at, words));
}
const tearCost = 0.6;

interface Search {
  /** Where the clauses of the sentence begin, and its end. */
  readonly starts: readonly number[];
  /** The best covers from the later clauses on. */
  readonly covers: readonly Cover[];
  readonly retell: Retell;
}

function bestCover(index: number, search: Search, torn: number): Cover {
  let best: Cover | undefined;
  // Long stretches first: they cost least, and where one can be told its parts need not be tried.
  for (let next = lastWithin(longestTold, index, search.starts); next > index; next -= 1)
    best = coverUpTo(next, index, best?.cost ?? Number.POSITIVE_INFINITY, search) ?? best;
  return { ...(best as Cover), cost: (best?.cost ?? 0) + torn };
}

/** The cover whose first part ends before the clause `next`; undefined where it costs more than `most`. */
function coverUpTo(next: number, index: number, most: number, search: Search): Cover | undefined {
  const { starts, covers, retell } = search;
  const from = starts[index] ?? 0;
  const to = (starts[next] ?? 0) - 1;
  const count = to - from + 1;
  const rest = covers[next]?.cost ?? 0;
  if (Math.min(costTold(count), costUntold(count)) + rest > most) return undefined;
  const told = count <= longestTold ? retell(from, to) : undefined;
  const isOneClause = next === index + 1;
  if (told === undefined && count > longestQuote && !isOneClause) return undefined;
  const cost = costOf(count, told) + rest;
  return cost <= most ? { cost, part: { from, to, told }, next } : undefined;
}

function costOf(count: number, told: string | undefined): number {
  return told === undefined ? costUntold(count) : costTold(count);
}

/** Where the longest stretch of at most so many words ends; one clause is taken whatever its length. */
function lastWithin(most: number, index: number, starts: readonly number[]): number {
  let next = index + 1;
  while (next + 1 < starts.length && (starts[next + 1] ?? 0) - (starts[index] ?? 0) <= most) next += 1;
  return next;
}

function costTold(count: number): number {
  return 0.8 + Math.max(0, pleasantFrom - count) * 0.15 + Math.max(0, count - pleasantTo) * 0.25;
}

function costUntold(count: number): number {
  return 0.9 + count * 0.3;
}

function tellingOf(part: Part, analysis: Analysis): Telling {
  const { from, to, told } = part;
  const [first, last] = [analysis.words[from] as Word, analysis.words[to] as Word];
  return {
    start: first.start,
    end: last.end,
    sentence: first.sentence,
    told,
    quote: told === undefined && !isWaking(from, to, analysis) ? quoteOf(part, analysis) : undefined,
  };
}

function quoteOf(part: Part, analysis: Analysis): string | undefined {
  const [opens, closes] = quoteRange(part, analysis);
  if (closes <= opens || closes - opens >= longestQuote) return undefined;
  const { words, text } = analysis;
  const withSpeech = quoteSpeech(words[opens]?.start ?? 0, words[closes]?.end ?? 0, analysis);
  if (withSpeech !== undefined) return withSpeech;
  const quote = quoteWords(words, opens, closes, text);
  return quote === undefined || lacksSpeech(quote, analysis) ? undefined : quote;
}

/** Without what only joins it to the clauses beside it. */
function quoteRange({ from, to }: Part, { words, grammar, language }: Analysis): WordRange {
  const { kept, closing } = readingOf(language).tellings;
  const first = lowerOf(from, words);
  const isBare = grammar.joiners.has(first) && !kept.has(first);
  const opens = isBare && from < to ? from + 1 : from;
  let closes = to;
  while (closes > opens && isLoose(lowerOf(closes, words), grammar, closing)) closes -= 1;
  return [opens, closes];
}

/** No quotation ends in a word that only joins or governs what comes next. */
function isLoose(lower: string, { prepositions, joiners }: Grammar, closing: ReadonlySet<string>): boolean {
  return (prepositions.has(lower) || joiners.has(lower)) && !closing.has(lower);
}
