import type { Language, SecondLook } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findLinks, findReachable } from './find-contacts.ts';

type Found = SecondLook['found'][number];

interface TextToLookThrough {
  readonly member: Pick<Member, 'id'>;
  readonly text: string;
  readonly language: Language;
}

/** A word with a capital inside a sentence, with those that follow it: behind another word, a comma or the like. */
const capitals = /(?<=[\p{Ll}\d,;:)] )\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*/gu;

/** What the recogniser knows as something else, as a city or a street: whoever shares decides about it. */
function findCapitals(text: string): Found[] {
  return [...text.matchAll(capitals)]
    .filter(({ 0: found }) => !/^I[’']/u.test(found))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length, kind: 'place' }));
}

/**
 * Names of people and places that the recogniser finds in a text, and ways to reach somebody, in the order of the text and
 * none within another. A name at the beginning of a sentence may go unseen, which the page has to say.
 */
export async function findNames(
  { engine }: Pick<AppContext, 'engine'>,
  { member, text, language }: TextToLookThrough,
): Promise<Found[]> {
  const mentions = await engine.mentions({ member }, { text, language });
  const names = mentions
    .filter(({ kind }) => kind === 'name')
    .map(({ start, end, group }): Found => ({ start, end, kind: group === 'place' ? 'place' : 'person' }));
  const all = [...findReachable(text), ...findLinks(text), ...names, ...findCapitals(text)];
  // What begins first and is longer has the word; of the same, what was found first.
  const kept: Found[] = [];
  for (const found of all.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (found.start >= (kept.at(-1)?.end ?? 0)) kept.push(found);
  return kept;
}
