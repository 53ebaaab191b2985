import type { Analysis } from '../../../../reading/analysis.ts';
import { wordSet } from '../../../../reading/syntax/word-set.ts';
import { lowerOf, type Word } from '../../../../reading/syntax/words.ts';
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
/** "empezaba a entrar el agua": who arrives is named behind, and looks like what is done. */
function byArrival({ at, analysis: { words } }: Verb): Answer {
  const [joiner, verb, article] = [1, 2, 3].map((further) => lowerOf(at + further, words));
  return joiner === 'a' && arriving.has(verb ?? '') && determiners.has(article ?? '') ? 'open' : undefined;
}
const arriving = wordSet(`
  entrar salir caer llegar venir subir bajar aparecer sonar crecer llenarse salirse temblar moverse`);

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
  for (const ask of [
    bySelf,
    byNoun,
    byQue,
    byImpersonal,
    byNounBehind,
    byArrival,
    byPronoun,
    byActor,
    byCarrying,
  ]) {
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
  if (lower === 'hacía' && !weather.has(lowerOf(at + 1, words))) return undefined;
  return isOpenImpersonal(at, words, known) ? 'open' : 'neutral';
}

const weather = wordSet(`
  frío calor sol viento bueno malo mucho mucha tanto tanta un una años días meses tiempo poco buen mal falta`);

function byPronoun({ near, lower }: Verb): Answer {
  const [last, before] = [near.at(-1) ?? '', near.at(-2) ?? ''];
  if (last === 'se' || (before === 'se' && clitics.has(last))) return 'other';
  if (last !== 'me') return undefined;
  return reflexive.has(lower) ? 'dreamer' : 'open';
}

const byNounBehind = ({ at, analysis }: Verb): Answer => subjectBehind(at, analysis);

function byActor({ at, lower, who, known, analysis: { words } }: Verb): Answer {
  if (who === 'other') return known.inSentence === 'dreamer' ? 'open' : 'other';
  return lower === 'estaba' && nearby.has(lowerOf(at + 1, words)) ? 'open' : undefined;
}

const nearby = wordSet('ahí allí aquí');

/** "era", "parecía" and their like behind words of the dreamer: "cuando era niña". */
function isOpenImpersonal(at: number, words: readonly Word[], { inSentence }: Known): boolean {
  const [before, verb, next] = [lowerOf(at - 1, words), lowerOf(at, words), lowerOf(at + 1, words)];
  if ((verb !== 'era' && verb !== 'parecía') || inSentence !== 'dreamer') return false;
  return !determiners.has(next) || leaning.has(before);
}
const leaning = wordSet('cuando porque mientras si');

/** "había crecido" */
function isAuxiliary(at: number, words: readonly Word[]): boolean {
  return words[at]?.lower === 'había' && /(?:[aií]do|to|cho)$/u.test(lowerOf(at + 1, words));
}

/** "soñé que estaba" is of the dreamer, "un perro que estaba" of the dog; everything else stays open. */
function byQue(verb: Verb): Answer {
  const { first, at, lower, analysis, near } = verb;
  if (near[0] !== 'que') return undefined;
  const { words } = analysis;
  const isDreamt = dreamt.has(lowerOf(first - 1, words));
  if (impersonal.has(lower) && !isAuxiliary(at, words))
    return isDreamt && lower === 'era' ? 'open' : 'neutral';
  if (near.at(-1) === 'se') return 'other';
  return subjectBehind(at, analysis) ?? (isDreamt ? byDreamer(verb) : byAntecedent(verb));
}

/** "soñé que me perseguía" */
function byDreamer({ near, lower }: Verb): Answer {
  return near.at(-1) === 'me' && !reflexive.has(lower) ? 'open' : 'dreamer';
}

function byAntecedent({ first, lower, analysis: { words }, known }: Verb): Answer {
  if (known.lastVerb === first - 1)
    return known.inSentence === 'dreamer' && wished.has(lower) ? 'dreamer' : 'open';
  const isGoverned = governing.has(lowerOf(first - 2, words)) || articles.has(lowerOf(first - 1, words));
  return !isGoverned && ofOthers.has(lower) ? 'other' : 'open';
}
const articles = wordSet('el la los las lo en');
const wished = wordSet('tenía podía debía quería iba');
const ofOthers = wordSet('estaba parecía venía salía brillaba corría gritaba lloraba');

/** Without a subject of its own a verb goes on with whoever acted before. */
function byCarrying(verb: Verb): Answer {
  const { at, first, lower, near, analysis, known } = verb;
  if (analysis.words[known.lastVerb]?.sentence !== analysis.words[at]?.sentence) return byTelling(verb);
  // Two verbs of one clause without a joining word between them have two subjects as easily as one.
  if (known.isPlural || known.lastVerb >= first) return 'open';
  if (known.inSentence === 'other') return near[0] === 'y' || near[0] === 'e' ? 'other' : 'open';
  const isOpen = isDoneToOther(known.lastVerb, analysis.words) || hasNewNoun(known.lastVerb, at, analysis);
  return stative.has(lower) && isOpen ? 'open' : known.inSentence;
}

/** "la abrí y estaba llena": what it was done to may be what comes next. */
function isDoneToOther(verb: number, words: readonly Word[]): boolean {
  return objects.has(lowerOf(verb - 1, words)) || /[rn]l[oa]s?$/u.test(lowerOf(verb, words));
}
const objects = wordSet('lo la los las');

/** The first verb of a sentence. */
function byTelling({ lower, known, who }: Verb): Answer {
  const isTeller = tellers.has(lower) || who === 'dreamer';
  return isTeller && (known.before === 'dreamer' || known.before === 'start') ? 'dreamer' : 'open';
}

/** Whether something was named since the last verb that the next one may be said of. */
function hasNewNoun(from: number, to: number, { words, figures }: Analysis): boolean {
  const [start, end] = [words[from]?.end ?? 0, words[to]?.start ?? 0];
  return figures.some(({ span }) => span.start >= start && span.end <= end);
}
