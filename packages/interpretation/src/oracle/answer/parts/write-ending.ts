import type { PracticeOfLanguage } from '@chitta/symbols/types';
import type { Said } from '../paragraphs.ts';
import { inDream, inQuestion, type Prepared, sayOfMatter } from '../prepared.ts';

/** One small thing to do by day that belongs to the matter, and the practice that goes with it. */
export function writePractice(prepared: Prepared, practice: PracticeOfLanguage | undefined): Said[] {
  const { say, dreams, day } = prepared;
  const step = sayOfMatter(prepared, 'step');
  const heavy = dreams.findLast(({ tone }) => tone === 'heavy');
  const last = dreams.at(-1);
  const { family = '', title } = practice ?? {};
  const text = say(`practice.${family}`, {
    title,
    heavyDay: heavy && day(heavy.touching.dream.night),
    lastDay: last && day(last.touching.dream.night),
  });
  const evidence = last
    ? [inDream(last, last.excerpt, `practice.${family}`)]
    : inQuestion(prepared, [], `practice.${family}`);
  return [
    ...(step === undefined
      ? []
      : [{ text: step.text, part: 'practice' as const, evidence: inQuestion(prepared, [], step.id) }]),
    ...(text === undefined ? [] : [{ text, part: 'practice' as const, evidence }]),
  ];
}

/** The question to take along. */
export function writeTakeAlong(prepared: Prepared): Said[] {
  const { dreams, day } = prepared;
  const last = dreams.at(-1);
  const take = sayOfMatter(prepared, 'take', { lastDay: last && day(last.touching.dream.night) });
  if (take === undefined) return [];
  const evidence =
    last === undefined
      ? inQuestion(prepared, [], take.id)
      : dreams.map((dream) => inDream(dream, dream.excerpt, take.id));
  return [{ text: take.text, part: 'take_along', evidence }];
}
