import type { Language } from '@chitta/symbols/types';
import type { Actor, Figure, Sign } from '../model.ts';
import { actingGroups } from './figures.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { clauseBounds } from './quotes.ts';
import { type Word, wordIndexAt } from './words.ts';

export interface ActReading {
  readonly actor: Actor;
  /** The action is really done, not wanted, tried or failed. */
  readonly settled: boolean;
}

/** Who does an action, told only where the clause shows it; otherwise unknown. */
export function readActor(
  action: Sign,
  figures: readonly Figure[],
  words: readonly Word[],
  language: Language,
): ActReading {
  const grammar = grammarOf(language);
  const at = wordIndexAt(words, action.mention.start);
  const last = wordIndexAt(words, action.mention.end - 1);
  const { from, to } = clauseBounds(words, at);
  const settled = isSettled(from, at, words, grammar);
  const readVerb = language === 'es' ? spanishActor : englishActor;
  const told = readVerb({ at, last, from, to }, figures, words, grammar);
  const actor = told.by === 'unknown' ? actorOfMention(action, figures, words, at) : told;
  const isOnDreamer = words.slice(at, last + 1).some(({ lower }) => grammar.dreamerObject.has(lower));
  return { actor: isOnDreamer ? turnedOnDreamer(actor) : actor, settled };
}

/** Spanish forms that are the first and the third person, with which dreamers tell of themselves. */
const ownImperfect = /(?:aba|ía)$/u;

/** Whom the recogniser found as the one who acts: also the subject that a second verb shares with the first. */
function actorOfMention(
  { mention }: Sign,
  figures: readonly Figure[],
  words: readonly Word[],
  at: number,
): Actor {
  const { actor } = mention;
  if (actor?.who === 'dreamer') return { by: 'dreamer' };
  const figure = actor && figures.find(({ sign }) => sign.mention.start === actor.start);
  if (figure && actingGroups.has(figure.sign.mention.group)) return { by: 'figure', figure, on: 'other' };
  const isFirst = words[at - 1]?.sentence !== words[at]?.sentence;
  const isOwn =
    actor === undefined &&
    isFirst &&
    ownImperfect.test(words[at]?.lower ?? '') &&
    !hasOtherBefore(at, figures, words);
  return isOwn ? { by: 'dreamer' } : { by: 'unknown' };
}

/** "Apareció un perro. Babeaba": whoever the sentence before has told of may go on acting. */
function hasOtherBefore(at: number, figures: readonly Figure[], words: readonly Word[]): boolean {
  const before = (words[at]?.sentence ?? 0) - 1;
  return figures.some(
    ({ sign, span }) =>
      actingGroups.has(sign.mention.group) && words[wordIndexAt(words, span.start)]?.sentence === before,
  );
}

/** "followed me" is one phrase of the dictionary and says on whom it is done. */
function turnedOnDreamer(actor: Actor): Actor {
  if (actor.by === 'figure') return { ...actor, on: 'dreamer' };
  return actor.by === 'unknown' ? { by: 'someone', on: 'dreamer' } : actor;
}

function isSettled(from: number, at: number, words: readonly Word[], grammar: Grammar): boolean {
  for (let index = from; index < at; index += 1) {
    if (grammar.unsettled.has(words[index]?.lower ?? '')) return false;
  }
  return true;
}

/** The acting figure whose noun phrase ends at the word, unless a preposition stands before the phrase. */
function figureEndingAt(index: number, figures: readonly Figure[], words: readonly Word[], grammar: Grammar) {
  const word = words[index];
  if (!word) return undefined;
  const figure = figures.find((each) => each.span.end === word.end || each.sign.mention.end === word.end);
  if (!figure || !actingGroups.has(figure.sign.mention.group)) return undefined;
  const before = words[wordIndexAt(words, figure.span.start) - 1];
  const governed = before && before.sentence === word.sentence && grammar.prepositions.has(before.lower);
  return governed ? undefined : figure;
}

const states =
  /^(?:married|engaged|divorced|gone|lost|stuck|dressed|done|finished|drunk|excited|tired|scared|frightened|prepared|interested|involved|separated)$/u;
const passive = /^(?:was|were|am|is|are|been|being|get|got|getting)$/u;
const auxiliary = new Set(
  "was were am is are had have has been being just then also suddenly always really quickly slowly started began begin start kept keep to would could couldn't did didn't do all both managed tried wanted can will still not never again finally".split(
    ' ',
  ),
);

/** The place of an action in its clause. */
interface ActPlace {
  readonly at: number;
  readonly last: number;
  readonly from: number;
  readonly to: number;
}

/** Index of the word before the auxiliaries of the verb, and whether one of them makes it passive. */
function beforeAuxiliaries({ at, from }: ActPlace, words: readonly Word[]) {
  let index = at - 1;
  let sawPassive = false;
  while (index >= from && auxiliary.has(words[index]?.lower ?? '')) {
    sawPassive ||= passive.test(words[index]?.lower ?? '');
    index -= 1;
  }
  return { index, sawPassive };
}

function englishActor(
  place: ActPlace,
  figures: readonly Figure[],
  words: readonly Word[],
  grammar: Grammar,
): Actor {
  const { last, from, to } = place;
  const { index, sawPassive } = beforeAuxiliaries(place, words);
  // "was late" and "was married" are no passives: only a participle of what is done makes one.
  const isPassive =
    sawPassive &&
    !states.test(words[place.at]?.lower ?? '') &&
    /(?:ed|en|t|d|n|ade|one|old|ung|ught)$/u.test(words[place.at]?.lower ?? '');
  const isDreamer = index >= from && grammar.dreamer.has(words[index]?.lower ?? '');
  if (isDreamer && !isPassive) return { by: 'dreamer' };
  if (isDreamer) return agentAfter(last, to, figures, words) ?? { by: 'someone', on: 'dreamer' };
  if (isPassive) return { by: 'unknown' };
  return thirdPartyActor(place, index, figures, words, grammar);
}

function thirdPartyActor(
  { last, from, to }: ActPlace,
  index: number,
  figures: readonly Figure[],
  words: readonly Word[],
  grammar: Grammar,
): Actor {
  const onDreamer = last < to && grammar.dreamerObject.has(words[last + 1]?.lower ?? '');
  const figure =
    index >= from
      ? (figureEndingAt(index, figures, words, grammar) ?? antecedent(index, figures, words))
      : undefined;
  if (figure) return { by: 'figure', figure, on: onDreamer ? 'dreamer' : 'other' };
  return onDreamer ? { by: 'someone', on: 'dreamer' } : { by: 'unknown' };
}

/** Whom "she" or "they" means: the only one in this sentence and the one before who can act, in the right number. */
function antecedent(index: number, figures: readonly Figure[], words: readonly Word[]): Figure | undefined {
  const pronoun = words[index];
  if (pronoun === undefined || !/^(?:he|she|they)$/u.test(pronoun.lower)) return undefined;
  const from = words.find(({ sentence }) => sentence >= pronoun.sentence - 1)?.start ?? 0;
  const acting = figures.filter(
    (figure) =>
      actingGroups.has(figure.sign.mention.group) &&
      figure.span.start >= from &&
      figure.span.end <= pronoun.start &&
      canBe(pronoun.lower, figure),
  );
  const [only] = acting;
  const isOne = acting.every(({ sign }) => sign.mention.symbol === only?.sign.mention.symbol);
  return only && isOne && only.plural === (pronoun.lower === 'they') ? only : undefined;
}

const female =
  /\b(?:wom[ae]n|girls?|girlfriends?|mother|mom|mum|sisters?|wife|aunt|grandmother|grandma|queen|lady|ladies|daughters?|niece|bride|nun|witch)\b/iu;
const male =
  /\b(?:m[ae]n|guys?|boys?|boyfriends?|father|dad|brothers?|husband|uncle|grandfather|grandpa|king|sons?|nephew|groom|priest|monk)\b/iu;
const several = /\b(?:family|group|crowd|team|couple|class|band|army)\b/iu;

/** Whether a pronoun can mean someone: not of the other sex, not a group, not one who is only named as another's. */
function canBe(pronoun: string, { phrase }: Figure): boolean {
  if (pronoun === 'they') return true;
  const isOther = pronoun === 'he' ? female.test(phrase) && !male.test(phrase) : male.test(phrase);
  return !isOther && !several.test(phrase) && !/^(?:his|her|their) /iu.test(phrase);
}

function agentAfter(
  last: number,
  to: number,
  figures: readonly Figure[],
  words: readonly Word[],
): Actor | undefined {
  if (words[last + 1]?.lower !== 'by') return undefined;
  const start = words[last + 2]?.start ?? -1;
  const figure = figures.find((each) => each.span.start === start && start <= (words[to]?.start ?? 0));
  return figure && { by: 'figure', figure, on: 'dreamer' };
}

const firstPerson = /(?:é|í|oy|go|amos|emos|imos|ábamos|íamos)$/u;
/** "abro", "busco"; not the third persons "dijo", "tuvo", nor participles and gerunds. */
const firstPersonPresent = /(?<!(?:[ai]d|nd|uv|pus|quis|hiz|hic|dij|traj|duj|vin|pud|sup|cup|hub))o$/u;
const clitic = /^(?:me|nos|se|te|lo|la|le|les|los|las|ya|también)$/u;
/** Participles, gerunds and infinitives do not show who acts. */
const impersonal = /(?:ndo|[ai]d[oa]s?|r)$/u;

function spanishActor(
  place: ActPlace,
  figures: readonly Figure[],
  words: readonly Word[],
  grammar: Grammar,
): Actor {
  const { at, from } = place;
  const verb = lowerAt(words, at);
  let index = at - 1;
  while (index >= from && clitic.test(lowerAt(words, index))) index -= 1;
  const isDreamer = index >= from && grammar.dreamer.has(lowerAt(words, index));
  if (isDreamer || isFirstPerson(words, at, grammar)) return { by: 'dreamer' };
  if (impersonal.test(verb)) return { by: 'unknown' };
  const onDreamer = words.slice(index + 1, at).some(({ lower }) => grammar.dreamerObject.has(lower));
  const before = index >= from ? figureEndingAt(index, figures, words, grammar) : undefined;
  if (before) return { by: 'figure', figure: before, on: onDreamer ? 'dreamer' : 'other' };
  const after = onDreamer ? subjectAfter(place, figures, words) : undefined;
  return after ? { by: 'figure', figure: after, on: 'dreamer' } : { by: 'unknown' };
}

/** A form in "-o" may be a noun ("del salto"); behind an article or a preposition it is none of the dreamer's. */
function isFirstPerson(words: readonly Word[], at: number, grammar: Grammar): boolean {
  const verb = lowerAt(words, at);
  const before = lowerAt(words, at - 1);
  const isNoun = grammar.determiners.has(before) || grammar.prepositions.has(before);
  return firstPerson.test(verb) || (firstPersonPresent.test(verb) && !isNoun);
}

/** The acting figure right behind the verb: "me perseguía un perro". */
function subjectAfter({ last, to }: ActPlace, figures: readonly Figure[], words: readonly Word[]) {
  if (last >= to) return undefined;
  const start = words[last + 1]?.start;
  const figure = figures.find(({ span }) => span.start === start);
  return figure && actingGroups.has(figure.sign.mention.group) ? figure : undefined;
}

function lowerAt(words: readonly Word[], index: number): string {
  return words[index]?.lower ?? '';
}
