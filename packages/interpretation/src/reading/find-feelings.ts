import type { DreamView } from '../arcs/dream-view.ts';
import { indexOf } from '../arcs/index-of.ts';
import type { Sign } from './model.ts';

/** Words behind which a feeling is told as the dreamer's own: "I was so scared", «sentí miedo». */
const feeling =
  /^(?:was|am|were|be|been|felt|feel|feeling|feels|got|became|estaba|estuve|estoy|sentia|senti|siento|sintiendo|tenia|tuve|tengo|me|dio|daba|da)$/u;
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
  if (/\s/u.test(mention.text) || view.subject(at) !== 'dreamer') return false;
  for (let before = at - 1; before >= at - reach && view.isJoined(before + 1); before -= 1)
    if (feeling.test(view.word(before))) return true;
  return false;
}
