import type { Analysis } from '../analyse.ts';
import { quoteWords } from '../syntax/quotes.ts';
import type { Word } from '../syntax/words.ts';
import { retellEnglish } from './retell-en.ts';
import { retellSpanish } from './retell-es.ts';
import type { Retell, Telling } from './telling.ts';

/** A sentence of so many words is told whole. */
const longestSentence = 18;
/** Else its clauses are joined up to so many words. */
const longestPart = 13;
const longestQuote = 14;

/** Cuts the dream into stretches that one sentence can tell, in order; together they hold every word. */
export function findTellings(analysis: Analysis): Telling[] {
  const retell = remembered(analysis.language === 'es' ? retellSpanish(analysis) : retellEnglish(analysis));
  return sentencesOf(analysis.words).flatMap(([from, to]) => cutSentence(from, to, analysis, retell));
}

/** Parts of a sentence are tried at several lengths, some of them twice. */
function remembered(retell: Retell): Retell {
  const known = new Map<number, string | undefined>();
  return (from, to) => {
    const key = from * 65_536 + to;
    if (!known.has(key)) known.set(key, retell(from, to));
    return known.get(key);
  };
}

function sentencesOf(words: readonly Word[]): [number, number][] {
  const ranges: [number, number][] = [];
  words.forEach(({ sentence }, at) => {
    const last = ranges.at(-1);
    if (last && words[last[0]]?.sentence === sentence) last[1] = at;
    else ranges.push([at, at]);
  });
  return ranges;
}

function cutSentence(from: number, to: number, analysis: Analysis, retell: Retell): Telling[] {
  if (to - from < longestSentence) {
    const told = retell(from, to);
    if (told !== undefined) return [tellingOf(from, to, told, analysis)];
  }
  return joinClauses(from, to, analysis, retell).map(([first, last]) =>
    tellingOf(first, last, retell(first, last), analysis),
  );
}

/** Clauses joined into parts; a part ends where what is there can be told and the next clause opens something new. */
function joinClauses(
  from: number,
  to: number,
  { words, grammar }: Analysis,
  retell: Retell,
): [number, number][] {
  const starts = [from];
  for (let at = from + 1; at <= to; at += 1) if (words[at]?.clause !== words[at - 1]?.clause) starts.push(at);
  const parts: [number, number][] = [];
  for (let index = 0; index < starts.length; index += 1) {
    const first = starts[index] ?? from;
    const last = (starts[index + 1] ?? to + 1) - 1;
    const open = parts.at(-1);
    const joined =
      open &&
      last - open[0] < longestPart &&
      (retell(open[0], last) !== undefined || !isOpening(words[first], grammar.joiners));
    if (open && joined) open[1] = last;
    else parts.push([first, last]);
  }
  return parts;
}

function isOpening(word: Word | undefined, joiners: ReadonlySet<string>): boolean {
  return word !== undefined && joiners.has(word.lower);
}

function tellingOf(
  from: number,
  to: number,
  told: string | undefined,
  { words, text, grammar }: Analysis,
): Telling {
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
