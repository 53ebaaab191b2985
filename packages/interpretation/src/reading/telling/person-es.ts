import type { Analysis } from '../analyse.ts';
import { actingGroups } from '../syntax/figures.ts';
import type { Word } from '../syntax/words.ts';
import {
  clitics,
  determiners,
  dreamt,
  governing,
  impersonal,
  intransitive,
  nounsOfTime,
  reflexive,
  stative,
  tellers,
} from './words-es.ts';

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

/**
 * Whether a form that is the first and the third person has the dreamer as its subject. "neutral" is of nobody;
 * undefined where it stays open.
 */
export function personOf(at: number, analysis: Analysis, known: Known): Person | 'neutral' {
  const { words, actions } = analysis;
  const word = words[at] as Word;
  const first = clauseStart(at, words);
  const near = words.slice(Math.max(first, at - 5), at).map(({ lower }) => lower);
  const own = near.lastIndexOf('yo');
  if (own !== -1 && known.lastVerb < at - near.length + own) return 'dreamer';
  const named = subjectBefore(first, at, analysis);
  if (named !== undefined) return named;
  const opener = words[first]?.lower ?? '';
  if (/^(?:quién|quien|quienes)$/u.test(opener) || near.includes('quién')) return 'other';
  if (opener === 'que') return behindQue(first, at, analysis, known);
  if (impersonal.has(word.lower) && !isAuxiliary(at, words))
    return isOpenImpersonal(at, words, known) ? undefined : 'neutral';
  if (near.at(-1) === 'se' || (near.at(-2) === 'se' && clitics.has(near.at(-1) ?? ''))) return 'other';
  if (near.at(-1) === 'me') return reflexive.has(word.lower) ? 'dreamer' : undefined;
  const behind = subjectBehind(at, analysis);
  if (behind !== undefined) return behind === 'open' ? undefined : behind;
  const action = actions.find(({ mention }) => mention.start === word.start);
  if (action?.mention.actor?.who === 'other') return known.inSentence === 'dreamer' ? undefined : 'other';
  if (word.lower === 'estaba' && /^(?:ahí|allí|aquí)$/u.test(words[at + 1]?.lower ?? '')) return undefined;
  return carried(at, analysis, known, action?.mention.actor?.who);
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

function clauseStart(at: number, words: readonly Word[]): number {
  let first = at;
  while (first > 0 && words[first - 1]?.clause === words[at]?.clause) first -= 1;
  return first;
}

/** A noun or pronoun before the verb that no preposition governs. */
function subjectBefore(
  first: number,
  at: number,
  { words, names, text, figures }: Analysis,
): 'other' | undefined {
  for (let here = first; here < at; here += 1) {
    const { lower, start, end } = words[here] as Word;
    if (/^(?:él|ella|ellos|ellas|alguien|nadie|quien|eso|esto|ello|todo|algo|ambos|nada)$/u.test(lower)) {
      if (!governing.has(words[here - 1]?.lower ?? '')) return 'other';
      continue;
    }
    if (isGoverned(here, words, first)) continue;
    if (determiners.has(lower) && !(clitics.has(lower) && isBeforeVerb(here, at, words))) {
      if (!isTime(here, words)) return 'other';
      continue;
    }
    if (names.has(text.slice(start, end)) && here > first) return 'other';
  }
  const begin = words[first]?.start ?? 0;
  const verb = words[at]?.start ?? 0;
  const isNamed = figures.some(
    ({ span, sign }) =>
      span.start >= begin &&
      span.end <= verb &&
      actingGroups.has(sign.mention.group) &&
      !isGovernedAt(span.start),
  );
  return isNamed ? 'other' : undefined;

  function isGovernedAt(start: number): boolean {
    const here = words.findIndex((word) => word.start >= start);
    return isGoverned(here, words, first);
  }
}

function isBeforeVerb(here: number, at: number, words: readonly Word[]): boolean {
  for (let between = here + 1; between < at; between += 1)
    if (!clitics.has(words[between]?.lower ?? '')) return false;
  return true;
}

/** Directly behind a preposition, or behind its noun: "en la puerta de mi casa". */
function isGoverned(here: number, words: readonly Word[], first: number): boolean {
  for (let back = here - 1; back >= first && back >= here - 3; back -= 1) {
    const lower = words[back]?.lower ?? '';
    if (governing.has(lower)) return true;
    if (!determiners.has(lower) && !/^(?:mismo|misma|gran|viejo|vieja|nuevo|nueva)$/u.test(lower))
      return false;
  }
  return false;
}

function isTime(here: number, words: readonly Word[]): boolean {
  return [1, 2, 3].some((ahead) => nounsOfTime.has(words[here + ahead]?.lower ?? ''));
}

/** A noun behind the verb that may be its subject. */
function subjectBehind(at: number, { words, figures }: Analysis): 'other' | 'open' | undefined {
  const verb = words[at] as Word;
  if (!intransitive.has(verb.lower)) return undefined;
  let next = at + 1;
  while (
    /mente$|^(?:muy|ya|también|ahí|allí|allá|aquí|ahora|entonces|sólo|solo|solamente)$/u.test(
      words[next]?.lower ?? '',
    )
  )
    next += 1;
  const word = words[next];
  if (word === undefined || word.clause !== verb.clause) return undefined;
  if (determiners.has(word.lower) && !/^(?:al|del|todo|toda)$/u.test(word.lower))
    return isTime(next, words) ? undefined : 'other';
  const figure = figures.find(({ span }) => span.start <= word.start && span.end >= word.end);
  return figure === undefined ? undefined : 'open';
}

/** "soñé que estaba" is of the dreamer, "un perro que estaba" of the dog; everything else stays open. */
function behindQue(first: number, at: number, analysis: Analysis, known: Known): Person | 'neutral' {
  const { words } = analysis;
  const verb = words[at]?.lower ?? '';
  const before = words[first - 1]?.lower ?? '';
  if (impersonal.has(verb) && !isAuxiliary(at, words))
    return dreamt.has(before) && verb === 'era' ? undefined : 'neutral';
  if (words[at - 1]?.lower === 'se') return 'other';
  const behind = subjectBehind(at, analysis);
  if (behind !== undefined) return behind === 'open' ? undefined : behind;
  if (dreamt.has(before))
    return words[at - 1]?.lower === 'me' && !reflexive.has(verb) ? undefined : 'dreamer';
  if (known.lastVerb === first - 1)
    return known.inSentence === 'dreamer' && /^(?:tenía|podía|debía|quería|iba)$/u.test(verb)
      ? 'dreamer'
      : undefined;
  const isAntecedent =
    !governing.has(words[first - 2]?.lower ?? '') && !/^(?:el|la|los|las|lo|en)$/u.test(before);
  return isAntecedent &&
    /^(?:estaba|parecía|venía|salía|brillaba|corría|gritaba|lloraba)$/u.test(verb) &&
    words[first - 1]?.clause !== undefined
    ? 'other'
    : undefined;
}

/** Without a subject of its own a verb goes on with whoever acted before. */
function carried(at: number, analysis: Analysis, known: Known, who: Person): Person {
  const { words } = analysis;
  const verb = words[at]?.lower ?? '';
  const isFirstVerb = words[known.lastVerb]?.sentence !== words[at]?.sentence;
  if (!isFirstVerb) {
    if (known.inSentence === 'dreamer' && stative.has(verb) && hasNewNoun(known.lastVerb, at, analysis))
      return undefined;
    return known.isPlural ? undefined : known.inSentence;
  }
  if (known.before === 'dreamer') return tellers.has(verb) || who === 'dreamer' ? 'dreamer' : undefined;
  if (known.before === 'start' && (tellers.has(verb) || who === 'dreamer')) return 'dreamer';
  return undefined;
}

/** Whether something was named since the last verb that the next one may be said of. */
function hasNewNoun(from: number, to: number, { words, figures }: Analysis): boolean {
  const [start, end] = [words[from]?.end ?? 0, words[to]?.start ?? 0];
  return figures.some(({ span }) => span.start >= start && span.end <= end);
}
