import type { Analysis } from '../../analyse.ts';
import type { Word } from '../../syntax/words.ts';
import { clauseStart, subjectBefore, subjectBehind } from './subjects.ts';
import { clitics, determiners, dreamt, governing, impersonal, reflexive, stative, tellers } from './words.ts';

/** Who acts, as far as the words before tell. */
export interface Known {
  /** In this sentence; undefined where nobody is named yet or it stays open. */
  inSentence: Person;
  /** At the end of the sentences before; "start" before the first. */
  before: Person | 'start';
  /** Word index of the last verb. */
  lastVerb: number;
  /** Whether that verb was of several. */
  isPlural: boolean;
}
type Person = 'dreamer' | 'other' | undefined;

/** At the end of a sentence: whoever acted in it is who the next one begins with. */
export function settle(known: Known): void {
  if (known.lastVerb === -1) known.before = 'start';
  else if (known.inSentence !== undefined) known.before = known.inSentence;
  else known.before = undefined;
  known.inSentence = undefined;
}

/** A verb with what is known of its neighbours. */
interface Verb {
  readonly at: number;
  /** Index of the first word of its clause. */
  readonly first: number;
  readonly lower: string;
  readonly analysis: Analysis;
  readonly known: Known;
  /** The words before it in its clause, at most five. */
  readonly near: readonly string[];
  readonly who: 'dreamer' | 'other' | undefined;
}
/** "open" ends the search: nobody can tell. */
type Answer = 'dreamer' | 'other' | 'neutral' | 'open' | undefined;

/**
 * Whether a form that is the first and the third person has the dreamer as its subject. "neutral" is of nobody;
 * undefined where it stays open.
 */
export function personOf(at: number, analysis: Analysis, known: Known): Person | 'neutral' {
  const { words, actions } = analysis;
  const { lower, start } = words[at] as Word;
  const first = clauseStart(at, words);
  const near = words.slice(Math.max(first, at - 5), at).map((word) => word.lower);
  const who = actions.find(({ mention }) => mention.start === start)?.mention.actor?.who;
  const verb: Verb = { at, first, lower, analysis, known, near, who };
  for (const ask of [bySelf, byNoun, byQue, byImpersonal, byNounBehind, byPronoun, byActor, byCarrying]) {
    const answer = ask(verb);
    if (answer !== undefined) return answer === 'open' ? undefined : answer;
  }
  return undefined;
}

function bySelf({ at, near, known, analysis }: Verb): Answer {
  const next = analysis.words[at + 1];
  if (next?.lower === 'yo' && next.clause === analysis.words[at]?.clause) return 'dreamer';
  const own = near.lastIndexOf('yo');
  return own !== -1 && known.lastVerb < at - near.length + own ? 'dreamer' : undefined;
}

function byNoun({ first, at, near, analysis, known }: Verb): Answer {
  if (/^quién|^quien/u.test(near[0] ?? '') || near.includes('quién')) return 'other';
  if (known.lastVerb < first) return subjectBefore(first, at, analysis);
  // Between two verbs a noun is what the first is done to or who does the second.
  return subjectBefore(known.lastVerb + 1, at, analysis) && 'open';
}

function byImpersonal({ at, lower, analysis: { words }, known }: Verb): Answer {
  if (!impersonal.has(lower) || isAuxiliary(at, words)) return undefined;
  if (lower === 'hacía' && !weather.test(words[at + 1]?.lower ?? '')) return undefined;
  return isOpenImpersonal(at, words, known) ? 'open' : 'neutral';
}

const weather =
  /^(?:frío|calor|sol|viento|bueno|malo|mucho|mucha|tanto|tanta|un|una|años|días|meses|tiempo|poco|buen|mal|falta)$/u;

function byPronoun({ near, lower }: Verb): Answer {
  const [last, before] = [near.at(-1) ?? '', near.at(-2) ?? ''];
  if (last === 'se' || (before === 'se' && clitics.has(last))) return 'other';
  if (last !== 'me') return undefined;
  return reflexive.has(lower) ? 'dreamer' : 'open';
}

const byNounBehind = ({ at, analysis }: Verb): Answer => subjectBehind(at, analysis);

function byActor({ at, lower, who, known, analysis: { words } }: Verb): Answer {
  if (who === 'other') return known.inSentence === 'dreamer' ? 'open' : 'other';
  return lower === 'estaba' && /^(?:ahí|allí|aquí)$/u.test(words[at + 1]?.lower ?? '') ? 'open' : undefined;
}

/** "era", "parecía" and their like behind words of the dreamer: "cuando era niña". */
function isOpenImpersonal(at: number, words: readonly Word[], { inSentence }: Known): boolean {
  const [before, verb, next] = [
    words[at - 1]?.lower ?? '',
    words[at]?.lower ?? '',
    words[at + 1]?.lower ?? '',
  ];
  if ((verb !== 'era' && verb !== 'parecía') || inSentence !== 'dreamer') return false;
  return !determiners.has(next) || /^(?:cuando|porque|mientras|si)$/u.test(before);
}

/** "había crecido" */
function isAuxiliary(at: number, words: readonly Word[]): boolean {
  return words[at]?.lower === 'había' && /(?:[aií]do|to|cho)$/u.test(words[at + 1]?.lower ?? '');
}

/** "soñé que estaba" is of the dreamer, "un perro que estaba" of the dog; everything else stays open. */
function byQue(verb: Verb): Answer {
  const { first, at, lower, analysis, near } = verb;
  if (near[0] !== 'que') return undefined;
  const before = analysis.words[first - 1]?.lower ?? '';
  if (impersonal.has(lower) && !isAuxiliary(at, analysis.words))
    return dreamt.has(before) && lower === 'era' ? 'open' : 'neutral';
  if (near.at(-1) === 'se') return 'other';
  const behind = subjectBehind(at, analysis);
  if (behind !== undefined) return behind;
  if (dreamt.has(before)) return near.at(-1) === 'me' && !reflexive.has(lower) ? 'open' : 'dreamer';
  return byAntecedent(verb, before);
}

function byAntecedent({ first, lower, analysis: { words }, known }: Verb, before: string): Answer {
  if (known.lastVerb === first - 1)
    return known.inSentence === 'dreamer' && wished.has(lower) ? 'dreamer' : 'open';
  const isGoverned =
    governing.has(words[first - 2]?.lower ?? '') || /^(?:el|la|los|las|lo|en)$/u.test(before);
  return !isGoverned && ofOthers.has(lower) ? 'other' : 'open';
}
const wished = new Set(['tenía', 'podía', 'debía', 'quería', 'iba']);
const ofOthers = new Set('estaba parecía venía salía brillaba corría gritaba lloraba'.split(' '));

/** Without a subject of its own a verb goes on with whoever acted before. */
function byCarrying(verb: Verb): Answer {
  const { at, lower, analysis, known, who } = verb;
  const isTeller = tellers.has(lower) || who === 'dreamer';
  if (analysis.words[known.lastVerb]?.sentence !== analysis.words[at]?.sentence)
    return isTeller && (known.before === 'dreamer' || known.before === 'start') ? 'dreamer' : 'open';
  // Two verbs of one clause without a joining word between them have two subjects as easily as one.
  if (known.isPlural || known.lastVerb >= verb.first) return 'open';
  if (known.inSentence === 'other') return /^[ye]$/u.test(verb.near[0] ?? '') ? 'other' : 'open';
  return stative.has(lower) && hasNewNoun(known.lastVerb, at, analysis) ? 'open' : known.inSentence;
}

/** Whether something was named since the last verb that the next one may be said of. */
function hasNewNoun(from: number, to: number, { words, figures }: Analysis): boolean {
  const [start, end] = [words[from]?.end ?? 0, words[to]?.start ?? 0];
  return figures.some(({ span }) => span.start >= start && span.end <= end);
}
