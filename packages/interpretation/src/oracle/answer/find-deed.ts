import type { DreamView } from '../../arcs/dream-view.ts';
import { oracleOf, readingOf } from '../../languages/language-packs.ts';
import type { Telling } from '../../reading/telling/telling.ts';
import type { Span } from '../../types.ts';
import { isCutInside } from './whole-telling.ts';

/** What the dreamer does or feels in a dream, as it can be told: whole clauses with their subject. */
export interface Deed extends Span {
  /** "you opened the door and put out a bowl of water" */
  readonly text: string;
  /** The dreamer does it. */
  readonly isOwn: boolean;
}

/** More words are not told beside those of another dream. */
const mostWords = 24;
const fewestWords = 3;

/**
 * What a dream comes to: sooner what the dreamer does or feels than what is there, sooner near the end, sooner where one of
 * the places stands. Undefined where nothing can be told to the dreamer.
 */
export function findDeed(view: DreamView, places: readonly Span[]): Deed | undefined {
  const { language } = view;
  const tellings = view.tellings.all();
  const { ofSleep } = readingOf(language).tellings;
  const { well } = oracleOf(language);
  const scored = tellings.flatMap((telling, at) => {
    const deed = wholeDeed(view, tellings, at);
    if (deed === undefined || ofSleep.test(deed.text)) return [];
    const isIn = (place: Span) => place.start < telling.end && telling.start < place.end;
    const words = view.text.slice(telling.start, telling.end);
    const { actions, feelings } = view.analysis;
    const score =
      one(deed.isOwn, 2) +
      one(
        actions.some(({ mention }) => mention.actor?.who === 'dreamer' && isIn(mention)),
        1,
      ) +
      one(feelings.some(({ mention }) => isIn(mention)) || well.test(words), 1.2) +
      one(
        places.some((place) => place.start < deed.end && deed.start < place.end),
        0.8,
      ) +
      (at + 1) / tellings.length -
      one(oracleOf(language).beingThere.test(deed.text), 1.6);
    return [{ deed, score }];
  });
  return scored.sort((a, b) => b.score - a.score)[0]?.deed;
}

function one(isSo: boolean, weight: number): number {
  return isSo ? weight : 0;
}

/**
 * A clause told with what it leans on: "it" and "she" stand with the clause that says who that is, or not at all, and a bare
 * feeling with what it was felt at.
 */
function wholeDeed(view: DreamView, tellings: readonly Telling[], at: number, back = 2): Deed | undefined {
  const alone = deedOf(view, tellings[at]);
  if (alone === undefined) return undefined;
  const isLeaning = oracleOf(view.language).leansBack.test(alone.text);
  if (!isLeaning && alone.text.split(/\s+/u).length > bareWords) return within(alone);
  const before = back > 0 ? wholeDeed(view, tellings, at - 1, back - 1) : undefined;
  const joined = before && within({ ...alone, start: before.start, text: `${before.text}; ${alone.text}` });
  return joined ?? (isLeaning ? undefined : within(alone));
}

/** A clause told, as it stands. */
function deedOf(view: DreamView, telling: Telling | undefined): Deed | undefined {
  const { ownActing, beingThere, uncertain } = oracleOf(view.language);
  const text = telling?.told?.replace(readingOf(view.language).tellings.joining, '');
  if (telling === undefined || text === undefined) return undefined;
  if (uncertain?.test(text) || isCutInside(telling, view)) return undefined;
  const { start, end } = telling;
  return { start, end, text, isOwn: ownActing.test(text) && !beingThere.test(text) };
}
const bareWords = 4;

function within(deed: Deed): Deed | undefined {
  const count = deed.text.split(/\s+/u).length;
  return count >= fewestWords && count <= mostWords ? deed : undefined;
}
