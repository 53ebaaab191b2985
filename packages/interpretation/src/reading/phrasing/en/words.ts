import { thirdPerson } from '../../syntax/doings.ts';
import { whole } from '../skeletons.ts';
import type { ActSlots, NounSlots, OneSlots } from '../slots.ts';

/** The verb form that agrees with the noun. */
export function agree(noun: NounSlots, singular: string, plural: string): string {
  return noun.plural ? plural : singular;
}

/** "is" or "are" for a meaning phrase: plural when it opens without an article on a noun in -s. */
export function isOf(meaning: string): string {
  if (/^(?:many|several|two|three|all those)\b/u.test(meaning)) return 'are';
  const head =
    meaning.match(
      /^(?:the|your|those) (?:\w+ ){0,2}?(\w+)(?= (?:that|which|you|of|in|for|with|who|between|to|from|by|on|where)\b|$)/u,
    )?.[1] ?? '';
  return /[^su]s$/u.test(head) && !/^(?:a|an|something|whatever|whoever)\b/u.test(meaning) ? 'are' : 'is';
}

/** "it is" or "they are" for a meaning phrase. */
export function theyAre(meaning: string): string {
  return isOf(meaning) === 'is' ? 'it is' : 'they are';
}

/** "it" or "them"; people are named instead, so callers use it for things and animals. */
export function it(noun: NounSlots): string {
  return noun.plural ? 'them' : 'it';
}

export function isAspect(noun: NounSlots): boolean {
  return noun.group === 'person' || noun.group === 'being';
}

export function quote(words: string | undefined): string | undefined {
  return words === undefined ? undefined : `“${words}”`;
}

/** What happens as a clause: "you open the door", "the dog chases you". */
export function happens({ doing, actor }: OneSlots): string | undefined {
  return actor ? actorDoes(actor) : whole`you ${doing}`;
}

/** "the dog chases you", when the verb can be carried over. */
export function actorDoes({ actor, doing }: ActSlots): string | undefined {
  if (!actor || doing === undefined) return undefined;
  return `${actor.np} ${actor.plural ? doing : thirdPerson(doing)}`;
}
