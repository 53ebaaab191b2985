import { classesAt } from '../grammar/sentence.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Found } from '../recognise/found.ts';
import type { Attached } from '../types.ts';
import { role } from './role.ts';
import { attachedFrom, foundAt, hasRole, isBeside, isLiving, type Scenery } from './scenery.ts';

/** Adjectives that may stand between an owner and what is owned. */
const reach = 3;
const articles = wordClass.definite | wordClass.indefinite | wordClass.possessive;

/** Whose a thing is: "my mother's car", "his car", "the car of my mother", "el coche de mi madre". */
export function ownerOf(scenery: Scenery, { first, last }: Found): Attached | undefined {
  return ownerBefore(scenery, first) ?? ownerAfter(scenery, last);
}

function ownerBefore(scenery: Scenery, first: number): Attached | undefined {
  for (let at = first - 1; at >= first - reach && isBeside(scenery, at + 1); at--) {
    if (hasRole(scenery, at, role.possessive)) return attachedFrom(scenery, at, at);
    if (hasRole(scenery, at, role.genitive)) {
      const owner = isBeside(scenery, at) ? foundAt(scenery, at - 1) : undefined;
      return owner && isLiving(owner)
        ? attachedFrom(scenery, owner.first, owner.last, owner.symbol)
        : undefined;
    }
    if (classesAt(scenery, at) !== 0) return undefined;
  }
  return undefined;
}

function ownerAfter(scenery: Scenery, last: number): Attached | undefined {
  let at = last + 1;
  if (!isBeside(scenery, at) || !hasRole(scenery, at, role.of)) return undefined;
  at++;
  while (at <= last + reach && isBeside(scenery, at) && classesAt(scenery, at) & articles) at++;
  const owner = isBeside(scenery, at) ? foundAt(scenery, at) : undefined;
  if (owner === undefined || owner.first !== at || !isLiving(owner)) return undefined;
  return attachedFrom(scenery, owner.first, owner.last, owner.symbol);
}
