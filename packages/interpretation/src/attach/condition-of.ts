import { wordsOf } from '../languages/language-packs.ts';
import type { Found } from '../recognise/found.ts';
import type { Assertion, Attached } from '../types.ts';
import { role } from './role.ts';
import {
  attachedFrom,
  foundAt,
  hasRole,
  isAdverb,
  isBeside,
  isLiving,
  isThing,
  type Scenery,
} from './scenery.ts';

/** Words like "was", "had been", "looked" between a thing and what is said of it. */
const longestCopula = 3;
const longestAdverbs = 3;

/** What is said of a thing: "the broken window", "the house was burning", "la puerta cerrada", "no brakes". */
export function conditionOf(scenery: Scenery, thing: Found, state: Assertion): Attached | undefined {
  const { adjectivesFollow } = wordsOf(scenery.language).grammar;
  const behind = adjectivesFollow ? conditionBehind(scenery, thing, thing.last + 1) : undefined;
  const beside = behind ?? conditionBefore(scenery, thing);
  return beside ?? throughCopula(scenery, thing) ?? absence(scenery, thing, state);
}

function conditionBefore(scenery: Scenery, { first }: Found): Attached | undefined {
  const condition = isBeside(scenery, first) ? foundAt(scenery, first - 1) : undefined;
  return condition?.group === 'condition' ? attach(scenery, condition) : undefined;
}

/** A condition from `at` on, behind words like "very". */
function conditionBehind(scenery: Scenery, thing: Found, from: number): Attached | undefined {
  const at = behindAdverbs(scenery, from);
  const found = isBeside(scenery, at) ? foundAt(scenery, at) : undefined;
  if (found === undefined || found.first !== at) return undefined;
  if (found.group === 'condition') return isOfNext(scenery, found) ? undefined : attach(scenery, found);
  const isGoingOn = found.group === 'action' && hasRole(scenery, at, role.goingOn);
  return isGoingOn && from > thing.last + 1 && !isLiving(thing) ? attach(scenery, found) : undefined;
}

function behindAdverbs(scenery: Scenery, from: number): number {
  let at = from;
  while (at < from + longestAdverbs && isBeside(scenery, at) && isAdverb(scenery, at)) at++;
  return at;
}

/** "the house was new windows": the condition of what follows. */
function isOfNext(scenery: Scenery, { last }: Found): boolean {
  if (wordsOf(scenery.language).grammar.adjectivesFollow || !isBeside(scenery, last + 1)) return false;
  const next = foundAt(scenery, last + 1);
  return next !== undefined && isThing(next);
}

function throughCopula(scenery: Scenery, thing: Found): Attached | undefined {
  let at = thing.last + 1;
  const end = at + longestCopula;
  while (at < end && isBeside(scenery, at) && isCopula(scenery, at)) at++;
  return at === thing.last + 1 ? undefined : conditionBehind(scenery, thing, at);
}

function isCopula(scenery: Scenery, at: number): boolean {
  return hasRole(scenery, at, role.copula);
}

/** "no brakes", "without a roof": that it is missing. */
function absence(scenery: Scenery, { first }: Found, state: Assertion): Attached | undefined {
  if (state !== 'absent') return undefined;
  for (let at = first - 1; at >= first - 2 && isBeside(scenery, at + 1); at--) {
    if (hasRole(scenery, at, role.without)) return attachedFrom(scenery, at, at);
  }
  return undefined;
}

function attach(scenery: Scenery, { first, last, symbol }: Found): Attached {
  return attachedFrom(scenery, first, last, symbol);
}
