import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import { wordsOf } from '../languages/language-packs.ts';
import type { Found } from '../recognise/found.ts';
import type { ActorOfMention } from '../types.ts';
import { role } from './role.ts';
import { foundAt, hasRole, isBeside, isLiving, isThing, type Scenery, stretchOf } from './scenery.ts';

/** How far before a verb its subject is looked for, in words. */
const reach = 8;
/** How far back a verb without a subject shares that of the verb before it: "I opened the door and ran". */
const sharedReach = 14;
/** An agent or a subject behind the verb stands within so many words: "by a big dog", "me seguía un perro". */
const behindReach = 4;

const small =
  wordClass.adverb |
  wordClass.negator |
  wordClass.auxiliary |
  wordClass.ability |
  wordClass.be |
  wordClass.have |
  wordClass.infinitiveMark;

/** Who does an action, told where the words before it, or the form of the verb, show it. */
export function actorOf(scenery: Scenery, action: Found): ActorOfMention | undefined {
  const start = beforeHelpers(scenery, action.first);
  if (isPassive(scenery, start, action.first)) return agentBehind(scenery, action);
  const subject = subjectAt(scenery, start);
  if (subject !== undefined) return subject;
  if (wordsOf(scenery.language).attachment.subjectsFollow) {
    const told = tellByEnding(scenery, start + 1, action) ?? subjectBehind(scenery, start + 1, action);
    if (told !== undefined) return told;
  }
  return isShared(scenery, start) ? sharedSubject(scenery, start) : undefined;
}

/** The word before the verb and all that belongs to the verb: "had just begun to". */
function beforeHelpers(scenery: Scenery, first: number): number {
  let at = first - 1;
  while (at >= 0 && at >= first - reach && isBeside(scenery, at + 1) && belongsToVerb(scenery, at)) at--;
  return at;
}

function belongsToVerb(scenery: Scenery, at: number): boolean {
  if (hasRole(scenery, at, role.helper)) return true;
  const classes = classesAt(scenery, at);
  if (classes & wordClass.subject) return false;
  if (classes & wordClass.object && wordsOf(scenery.language).attachment.objectsPrecede)
    return !(classes & wordClass.definite) || at === 0;
  return (classes & small) !== 0;
}

/** "was chased", "got bitten"; not "was chasing". */
function isPassive(scenery: Scenery, start: number, verb: number): boolean {
  if (verb - 1 <= start || !hasRole(scenery, verb, role.participle)) return false;
  return (classesAt(scenery, verb - 1) & wordClass.be) !== 0 || hasRole(scenery, verb - 1, role.passive);
}

function agentBehind(scenery: Scenery, { last }: Found): ActorOfMention | undefined {
  const by = last + 1;
  if (!isBeside(scenery, by) || !hasRole(scenery, by, role.by)) return undefined;
  for (let at = by + 1; at <= by + behindReach && isBeside(scenery, at); at++) {
    const found = foundAt(scenery, at);
    if (found !== undefined && isThing(found)) return other(scenery, found.first, found.last, found.symbol);
  }
  return undefined;
}

/** The subject that ends right at a word. */
function subjectAt(scenery: Scenery, at: number): ActorOfMention | undefined {
  if (at < 0 || !isBeside(scenery, at + 1)) return undefined;
  if (hasRole(scenery, at, role.dreamer)) return dreamer(scenery, at);
  if (hasRole(scenery, at, role.other)) return other(scenery, at, at);
  return nounEndingAt(scenery, hasRole(scenery, at, role.relative) ? at - 1 : at);
}

function nounEndingAt(scenery: Scenery, at: number): ActorOfMention | undefined {
  const found = foundAt(scenery, at);
  if (found === undefined || !isThing(found) || found.last !== at || !isBeside(scenery, at + 1))
    return undefined;
  return isGoverned(scenery, found) ? undefined : other(scenery, found.first, found.last, found.symbol);
}

/** "in the house ran": behind a preposition a noun is no subject. */
function isGoverned(scenery: Scenery, { first }: Found): boolean {
  for (let at = first - 1; at >= first - 3 && isBeside(scenery, at + 1); at--) {
    const classes = classesAt(scenery, at);
    if (classes & wordClass.preposition) return true;
    if (classes & (wordClass.definite | wordClass.indefinite | wordClass.possessive)) continue;
    if (classes !== 0) return false;
  }
  return false;
}

/** Where verbs tell it: the first finite form of the verb says who acts. */
function tellByEnding(scenery: Scenery, from: number, action: Found): ActorOfMention | undefined {
  for (let at = from; at <= action.first; at++) {
    if (at !== action.first && !hasRole(scenery, at, role.helper)) continue;
    if (hasRole(scenery, at, role.firstPerson)) return dreamer(scenery, at);
    const isPresent = at === action.first && hasRole(scenery, at, role.firstPersonPresent);
    if (isPresent && !isNounPlace(scenery, at)) return dreamer(scenery, at);
    if (hasRole(scenery, at, role.thirdPerson))
      return subjectBehind(scenery, from, action) ?? other(scenery, at, at);
  }
  return undefined;
}

function isNounPlace(scenery: Scenery, at: number): boolean {
  const articles = wordClass.definite | wordClass.indefinite | wordClass.possessive | wordClass.preposition;
  const before = classesAt(scenery, at - 1);
  return isBeside(scenery, at) && (before & articles) !== 0 && (before & wordClass.object) === 0;
}

/** Where subjects follow: "me perseguía un perro". */
function subjectBehind(scenery: Scenery, from: number, action: Found): ActorOfMention | undefined {
  let isOnDreamer = false;
  for (let at = from; at < action.first; at++) isOnDreamer ||= hasRole(scenery, at, role.onDreamer);
  if (!isOnDreamer) return undefined;
  for (let at = action.last + 1; at <= action.last + behindReach && isBeside(scenery, at); at++) {
    if (classesAt(scenery, at) & wordClass.preposition) return undefined;
    const found = foundAt(scenery, at);
    if (found !== undefined && isThing(found)) return other(scenery, found.first, found.last, found.symbol);
  }
  return undefined;
}

/** Whether the verb hangs on the one before it by "and". */
function isShared(scenery: Scenery, at: number): boolean {
  return at >= 0 && (classesAt(scenery, at) & wordClass.coordinator) !== 0;
}

/** The last subject of the sentence before the "and". */
function sharedSubject(scenery: Scenery, from: number): ActorOfMention | undefined {
  const farthest = Math.max(0, from - sharedReach);
  for (let at = from - 1; at >= farthest; at--) {
    if (hasRole(scenery, at, role.dreamer)) return dreamer(scenery, at);
    if (hasRole(scenery, at, role.goingOnAsSubject)) return other(scenery, at, at);
    const found = foundAt(scenery, at);
    if (found !== undefined && beginsSentence(scenery, at, found) && isLiving(found))
      return other(scenery, found.first, found.last, found.symbol);
    if (scenery.tokens[at]?.gap === 'stop') return undefined;
  }
  return undefined;
}

/** Whether a sentence begins with the word, or with the one before what was found: its article. */
function beginsSentence({ tokens }: Scenery, at: number, { first }: Found): boolean {
  return tokens[at]?.gap === 'stop' || tokens[first - 1]?.gap === 'stop';
}

function dreamer(scenery: Scenery, at: number): ActorOfMention {
  const { start, end, text } = stretchOf(scenery, at, at);
  return { start, end, text, who: 'dreamer' };
}

function other(scenery: Scenery, first: number, last: number, symbol?: string): ActorOfMention {
  const { start, end, text } = stretchOf(scenery, first, last);
  return symbol === undefined
    ? { start, end, text, who: 'other' }
    : { start, end, text, symbol, who: 'other' };
}
