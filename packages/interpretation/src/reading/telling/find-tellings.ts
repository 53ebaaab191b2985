import type { Analysis } from '../analyse.ts';
import { quoteWords } from '../syntax/quotes.ts';
import type { Word } from '../syntax/words.ts';
import { retellEnglish } from './retell-en.ts';
import { retellSpanish } from './retell-es.ts';
import { speechOf } from './speech.ts';
import type { Retell, Telling } from './telling.ts';

/** More words than this are not told in one sentence. */
const longestTold = 20;
/** A sentence of up to so many words is told whole where it can be. */
const longestWhole = 17;
/** A stretch that is told reads well between these numbers of words. */
const [pleasantFrom, pleasantTo] = [5, 16];
const longestQuote = 14;

/** Cuts the dream into stretches that one sentence can tell, in order; together they hold every word. */
export function findTellings(analysis: Analysis): Telling[] {
  const retell = analysis.language === 'es' ? retellSpanish(analysis) : retellEnglish(analysis);
  const isSpeech = speechOf(analysis);
  const breaks = countBreaks(analysis);
  const tellable: Retell = (from, to) => {
    if (breaks[from] !== breaks[to]) return undefined;
    const told = retell(from, to);
    return told === undefined || isSpeech(from, to) ? undefined : told;
  };
  return sentencesOf(analysis.words).flatMap(([from, to]) =>
    cutSentence(from, to, analysis.words, tellable).map((part) => tellingOf(part, analysis)),
  );
}

/** How often, up to each word, something stands between two words that no sentence of ours may hold. */
function countBreaks({ words, text }: Analysis): Uint16Array {
  const counts = new Uint16Array(words.length);
  for (let at = 1; at < words.length; at += 1) {
    const [end, start] = [words[at - 1]?.end ?? 0, words[at]?.start ?? 0];
    const isPlain = start - end === 1 || plainGap.test(text.slice(end, start));
    counts[at] = (counts[at - 1] ?? 0) + (isPlain && text.charAt(end) !== '/' ? 0 : 1);
  }
  return counts;
}
const plainGap = /^[\s,()'’.$£€-]*$/u;

function sentencesOf(words: readonly Word[]): [number, number][] {
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
function cutSentence(from: number, to: number, words: readonly Word[], retell: Retell): Part[] {
  const whole = to - from < longestWhole ? retell(from, to) : undefined;
  if (whole !== undefined) return [{ from, to, told: whole }];
  const starts = [from];
  for (let at = from + 1; at <= to; at += 1) if (words[at]?.clause !== words[at - 1]?.clause) starts.push(at);
  starts.push(to + 1);
  const covers: Cover[] = [];
  covers[starts.length - 1] = { cost: 0, part: undefined, next: starts.length };
  for (let index = starts.length - 2; index >= 0; index -= 1)
    covers[index] = bestCover(index, starts, covers, retell);
  const parts: Part[] = [];
  for (let at = covers[0]; at?.part; at = covers[at.next]) parts.push(at.part);
  return parts;
}

function bestCover(
  index: number,
  starts: readonly number[],
  covers: readonly Cover[],
  retell: Retell,
): Cover {
  const from = starts[index] ?? 0;
  let best: Cover | undefined;
  // Long stretches first: they cost least, and where one can be told its parts need not be tried.
  for (let next = lastWithin(longestTold, index, starts); next > index; next -= 1) {
    const to = (starts[next] ?? 0) - 1;
    const count = to - from + 1;
    const rest = covers[next]?.cost ?? 0;
    const least = best?.cost ?? Number.POSITIVE_INFINITY;
    if (Math.min(costTold(count), costUntold(count)) + rest > least) continue;
    const told = count <= longestTold ? retell(from, to) : undefined;
    if (told === undefined && count > longestQuote && next > index + 1) continue;
    const cost = costOf(count, told) + rest;
    if (cost <= least) best = { cost, part: { from, to, told }, next };
  }
  return best as Cover;
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
  return 1 + Math.max(0, pleasantFrom - count) * 0.15 + Math.max(0, count - pleasantTo) * 0.25;
}

function costUntold(count: number): number {
  return 1.2 + count * 0.25;
}

function tellingOf({ from, to, told }: Part, { words, text, grammar }: Analysis): Telling {
  const [first, last] = [words[from] as Word, words[to] as Word];
  const opens = grammar.joiners.has(first.lower) && from < to ? from + 1 : from;
  const isShort = to - opens < longestQuote && to > opens;
  return {
    start: first.start,
    end: last.end,
    sentence: first.sentence,
    told,
    quote: isShort ? quoteWords(words, opens, to, text)?.text : undefined,
  };
}
