import { isLight, type Tone } from '../find-tone.ts';
import type { LookedAt } from '../look-at-dream.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, type Prepared } from '../prepared.ts';
import { withoutStop } from '../wordings.ts';

/** How the first and the last differ, in the dreamer's words; nothing where one of them does not tell how it ends. */
export function writeChange(prepared: Prepared): Said[] {
  const { dreams, say, day, quote } = prepared;
  const [first, last] = [dreams[0], dreams.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const course = courseOf(first.tone, last.tone);
  // That it has become heavier is said only where the last says how it felt.
  if (course === undefined || (course === 'harder' && last.feelings.length === 0)) return [];
  const [from, to] = feltOr(first, last);
  const slots = {
    firstDay: day(first.touching.dream.night),
    lastDay: day(last.touching.dream.night),
    before: from && quote(withoutStop(from.text)),
    after: to && quote(withoutStop(to.text)),
  };
  const text = say(`change.${course}`, slots);
  if (text === undefined) return [];
  const evidence = [
    inDream(first, from ?? first.excerpt, 'change'),
    inDream(last, to ?? last.excerpt, 'change'),
  ];
  return [{ text, part: 'change', evidence }];
}

function courseOf(first: Tone, last: Tone): 'easier' | 'harder' | 'held' | undefined {
  if (first === 'open' || last === 'open') return undefined;
  if (first === last) return first === 'heavy' ? 'held' : undefined;
  return last === 'light' ? 'easier' : 'harder';
}

/** The feelings, where both are said and differ; else the line of either. */
function feltOr(first: LookedAt, last: LookedAt) {
  const [from, to] = [first.feelings.at(-1), last.feelings.at(-1)];
  const isTurned = from && to && isLight(from.symbol) !== isLight(to.symbol);
  return isTurned && !first.line ? [from, to] : [first.line, last.line];
}
