import type { DreamView } from '../arcs/dream-view.ts';
import { indexOf } from '../arcs/index-of.ts';
import { readingOf } from '../languages/language-packs.ts';
import type { Sign } from './model.ts';

/** "so", "really", «mucho» between. */
const reach = 4;

/** The first and the last feeling that the dreamer says to have had, where they are apart; else the last alone. */
export function findFeelings(view: DreamView): Sign[] {
  const own = view.analysis.feelings.filter((sign) => isOwn(sign, view));
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isApart = last.mention.start - first.mention.start > view.text.length / 4;
  return isApart ? [first, last] : [last];
}

function isOwn({ mention }: Sign, view: DreamView): boolean {
  const at = indexOf(mention.start, view.tokens);
  const { feelingVerbs } = readingOf(view.language);
  if (/\s/u.test(mention.text) || view.subject(at) !== 'dreamer') return false;
  for (let before = at - 1; before >= at - reach && view.isJoined(before + 1); before -= 1)
    if (feelingVerbs.has(view.word(before))) return true;
  return false;
}
