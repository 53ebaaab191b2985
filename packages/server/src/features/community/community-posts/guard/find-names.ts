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

/**
 * Names of people and places that the recogniser finds in a text, and ways to reach somebody, in the order of the text and
 * none within another. Careful rather than complete: a name at the beginning of a sentence may go unseen, which the page
 * has to say.
 */
export async function findNames(
  { engine }: Pick<AppContext, 'engine'>,
  { member, text, language }: TextToLookThrough,
): Promise<Found[]> {
  const mentions = await engine.mentions({ member }, { text, language });
  const names = mentions
    .filter(({ kind }) => kind === 'name')
    .map(({ start, end, group }): Found => ({ start, end, kind: group === 'place' ? 'place' : 'person' }));
  const all = [...findReachable(text), ...findLinks(text), ...names];
  const kept: Found[] = [];
  for (const found of all.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (found.start >= (kept.at(-1)?.end ?? 0)) kept.push(found);
  return kept;
}
