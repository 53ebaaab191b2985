import type { PracticeOfLanguage } from '@chitta/symbols/types';
import { endsHeavily } from '../find-change.ts';
import { isMourning } from '../mourning.ts';
import type { Said } from '../paragraphs.ts';
import { inDream, inQuestion, type Prepared } from '../prepared.ts';

/** The practice with its reason, from these dreams. */
export function writePractice(prepared: Prepared, { family, title }: PracticeOfLanguage): Said[] {
  const { say, slots, dreams, day } = prepared;
  const heavy = dreams.find(endsHeavily);
  const heavyDay = heavy && day(heavy.touching.dream.night);
  const text = say(`practice.${family}`, { ...slots, title, heavyDay });
  const last = dreams.at(-1);
  const evidence = last
    ? [inDream(last, last.quote, `practice.${family}`)]
    : inQuestion(prepared, [], `practice.${family}`);
  return text === undefined ? [] : [{ text, part: 'practice', evidence }];
}

/** The question to take along, which only these dreams could ask. */
export function writeTakeAlong(prepared: Prepared): Said[] {
  const { read, dreams, say, slots } = prepared;
  const last = dreams.at(-1);
  if (last === undefined) return [];
  const id = isMourning(read) ? 'take.loss' : dreams.length === 1 ? 'take.only' : `take.${read.kind}`;
  const text = say(id, slots) ?? say('take.only', slots);
  const evidence = dreams.map((dream) => inDream(dream, dream.quote, id));
  return text === undefined ? [] : [{ text, part: 'take_along', evidence }];
}
