import type { Analysis } from '../../../../reading/analysis.ts';
import { inSmallLetters } from '../../../../reading/reassurance/small-letters.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { lowerOf, type Word } from '../../../../reading/syntax/words.ts';
import { finite, isSecondHalf } from '../../../../reading/telling/halves.ts';
import { createSums } from '../../../../reading/telling/sums.ts';
import type { Retell } from '../../../../reading/telling/telling.ts';
import { bareText, firstLetterSmall } from '../../../../reading/telling/wording.ts';
import { isRemark, standing } from './judge.ts';
import { blocked, isNounWithClause, markEnglish } from './marks.ts';
import { opensWithName, opensWithSubject, withoutLead } from './openings.ts';
import { turn } from './turn.ts';
import { dangling, isAdverb, openers } from './words.ts';

const joiningWords = {
  joining: wordSet('and or'),
  beginning: wordSet("and then i we there it he she they we're i'm"),
};

/** Tried on small letters, as what a clause opens with is. */
const framed =
  /^(?:when|while|as|after|before|once|at|in|on|from|behind|beside|under|near|all of a sudden)\b/u;

/** Retelling for English: pronouns and the forms of "be" are turned, everything else stays the dreamer's. */
export function retellEnglish(analysis: Analysis): Retell {
  const { text, words, grammar, actions } = analysis;
  const own = actions.filter(({ mention }) => mention.actor?.who === 'dreamer');
  const starts = new Set(own.map(({ mention }) => mention.start));
  const isMine = (word: Word) => starts.has(word.start);
  const flags = markEnglish(analysis);
  const sums = createSums(flags, [blocked, finite]);
  // Most dreams have no such words at all.
  const isOther = isForeign(text) ? isForeign : () => false;
  const canStand = (from: number, to: number) => {
    const last = lowerOf(to, words);
    if (to === from || dangling.has(last) || sums.of(finite, from, to) === 0) return false;
    if (words[to + 1]?.lower === 'and' && words[to + 2]?.lower === 'forth') return false;
    const behindLead = isDreamt(from, words) ? from + 3 : from;
    return (
      sums.of(blocked, behindLead, to) === 0 &&
      canOpen(from, analysis, isMine) &&
      !isSecondHalf(from, words, flags, joiningWords)
    );
  };
  return (from, to) => {
    if (!canStand(from, to)) return undefined;
    const whole = bareText(text.slice(words[from]?.start, words[to]?.end));
    if (whole === undefined || isOther(whole)) return undefined;
    const clause = withoutLead(whole);
    const small = inSmallLetters(clause);
    if (isDependent(small, from, analysis) || isRemark(small)) return undefined;
    if (isNounWithClause(to - countSpaces(clause), to, words, flags)) return undefined;
    const isFirst = words[from - 1]?.sentence !== words[from]?.sentence;
    const stretch = { from, to, clause, small, isFirst };
    const subject = withSubject(stretch, words, isMine, grammar.dreamer);
    const turned = subject === undefined ? undefined : standing(turn(subject), !isFirst);
    return turned === undefined ? undefined : firstLetterSmall(turned, analysis, isCommon);
  };
}

function countSpaces(clause: string): number {
  let count = 0;
  for (let at = clause.indexOf(' '); at !== -1; at = clause.indexOf(' ', at + 1)) count += 1;
  return count;
}

/** A stretch of the dream as it may be told, without what leads into it. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly clause: string;
  /** The clause in small letters. */
  readonly small: string;
  /** Whether its sentence begins with it. */
  readonly isFirst: boolean;
}

/** No name: words that sentences begin with. */
function isCommon(lower: string): boolean {
  return openers.has(lower) || isAdverb(lower) || lower === 'you' || lower === 'your';
}

/** "I dreamed that": the words of dreaming are allowed where the dream itself follows. */
function isDreamt(from: number, words: readonly Word[]): boolean {
  for (let at = from; at < from + 3; at += 1) if (dreaming.has(lowerOf(at, words))) return true;
  return false;
}
const dreaming = wordSet('dreamed dreamt dream remember recall');

/** Whether a stretch that begins here can stand alone: known before anything is cut out of the text. */
function canOpen(from: number, { words, names, text }: Analysis, isMine: (word: Word) => boolean): boolean {
  const first = words[from] as Word;
  if (openers.has(first.lower) || isMine(first) || isAdverb(first.lower)) return true;
  return (
    names.has(text.slice(first.start, first.end)) ||
    /^\p{Lu}\p{Ll}/u.test(text.slice(first.start, first.start + 2))
  );
}

/** Words that English has not, so often that the clause is of the other language. */
function isForeign(clause: string): boolean {
  const found = clause
    .toLowerCase()
    .match(/(?<![a-zªµºß-öø-ɏ])(?:el|los|las|una|que|con|pero|estaba|había|mi|por|muy|cuando)(?!\p{L})/gu);
  return (found?.length ?? 0) > 1;
}

/**
 * Whether a clause leans on the words before it: a relative clause, or a noun behind a comma, which is more often a
 * further name of the one before than a new subject.
 */
function isDependent(small: string, from: number, { words, text }: Analysis): boolean {
  const [before, first] = [words[from - 1], words[from]];
  if (!before || !first || before.sentence !== first.sentence) return false;
  if (leading.has(before.lower)) return true;
  // What is doubted or asked for is not told as what happened.
  if (first.lower === 'that' && !factive.test(before.lower)) return true;
  if (/^(?:that|which|who|whose|whom) (?!i\b|we\b|my\b|there\b)/u.test(small)) return true;
  return isBehindComma(text, first.start) && /^(?:the|a|an|my|his|her|their)\b/u.test(small);
}

const leading = wordSet('that which who whom what');

const factive =
  /^(?:reali[sz]\p{L}*|notic\p{L}*|discover\p{L}*|see|saw|find|found|dream\p{L}*|was|is|kn[eo]w|feel|felt|learned)$/u;

function isBehindComma(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && /\s/u.test(text.charAt(at))) at -= 1;
  return text.charAt(at) === ',';
}

/** "Went to the house" and "then climbed onto a roof" are the dreamer's where the verb is. */
function withSubject(
  stretch: Stretch,
  words: readonly Word[],
  isMine: (word: Word) => boolean,
  own: ReadonlySet<string>,
): string | undefined {
  const { from, to, clause, small } = stretch;
  if (opensWithSubject(small) || opensWithName(clause, small)) return clause;
  if (framed.test(small) && hasOwn(from, to, words, own)) return clause;
  const lead = /^(?:then |suddenly |finally |later |just )*/u.exec(small)?.[0] ?? '';
  return isOwnVerb(stretch, lead, words, isMine)
    ? `${clause.slice(0, lead.length)}I ${clause.slice(lead.length)}`
    : undefined;
}

/** Whether what the dreamer does stands behind the words that lead to it. */
function isOwnVerb(
  { from, to, small, isFirst }: Stretch,
  lead: string,
  words: readonly Word[],
  isMine: (word: Word) => boolean,
): boolean {
  const rest = small.slice(lead.length);
  // "Was in the house" opens a sentence; behind other words somebody or something else was.
  if (/^was\b/u.test(rest) && (isFirst || lead !== '')) return true;
  const verb = words
    .slice(from, to + 1)
    .find(({ start, end, lower }) => end - start > 1 && rest.startsWith(lower));
  return verb !== undefined && isMine(verb) && !verb.lower.endsWith('ing');
}

function hasOwn(from: number, to: number, words: readonly Word[], own: ReadonlySet<string>): boolean {
  for (let at = from; at <= to; at += 1) if (own.has(lowerOf(at, words))) return true;
  return false;
}
