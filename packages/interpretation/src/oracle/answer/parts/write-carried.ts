import type { Said } from '../paragraphs.ts';
import { inDream, type Prepared } from '../prepared.ts';

/** What is said of the image that is carried on from the night that was told last: in one place of an answer. */
export function writeCarried(prepared: Prepared, place: 'thought' | 'step' | 'take'): Said[] {
  const { carried, pair, say, day } = prepared;
  const last = pair.at(-1);
  if (carried === undefined || last === undefined) return [];
  const id = place === 'thought' ? `carry.thought.${courseOf(prepared)}` : `carry.${place}`;
  const text = say(id, { image: carried.image, day: day(last.touching.dream.night) });
  const part = ({ thought: 'thought', step: 'practice', take: 'take_along' } as const)[place];
  return text === undefined ? [] : [{ text, part, evidence: [inDream(last, last.moment, id)] }];
}

function courseOf({ carried, pair }: Prepared): string {
  const tone = pair.at(-1)?.tone ?? 'open';
  return tone === 'open' && carried?.isNew === true ? 'new' : tone;
}
