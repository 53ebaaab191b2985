import { isLight } from '../find-change.ts';
import type { LookedAt } from '../look-at-dream.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, type Prepared } from '../prepared.ts';

/** How it felt first and last, in the dreamer's words; nothing where that is not said or has not changed. */
export function writeChange(prepared: Prepared): Said[] {
  const { dreams, turn, say, day } = prepared;
  const [first, last] = turn ? [turn.first, turn.last] : [dreams[0], dreams.at(-1)];
  if (first === undefined || last === undefined || first === last) return [];
  const felt = writeFeelings(first, last, prepared);
  if (felt.length > 0 || !last.unfelt.includes('fear')) return felt;
  const text = say('change.unfelt', { lastDay: day(last.touching.dream.night) });
  const evidence = [inDream(last, last.quote, 'feeling')];
  return text === undefined ? [] : [{ text, part: 'change', evidence }];
}

/** From a heavy feeling to a light one, or the other way. */
function writeFeelings(first: LookedAt, last: LookedAt, { course, say, quote, day }: Prepared): Said[] {
  const [from, to] = [feltIn(first), feltIn(last)];
  if (!from || !to || course === 'held' || course === 'steady') return [];
  if (isLight(from.symbol) === isLight(to.symbol)) return [];
  const text = say(`change.${isLight(to.symbol) ? 'easier' : 'harder'}`, {
    firstDay: day(first.touching.dream.night),
    lastDay: day(last.touching.dream.night),
    before: quote(from.text),
    after: quote(to.text),
  });
  const evidence = [inDream(first, from, 'feeling'), inDream(last, to, 'feeling')];
  return text === undefined ? [] : [{ text, part: 'change', evidence }];
}

/** The last feeling that is said. */
function feltIn({ feelings }: LookedAt): LookedAt['feelings'][number] | undefined {
  return feelings.at(-1);
}
