import type { OutsideReason, QuestionRead } from '../types.ts';
import { careBeside } from './answer-with-care.ts';
import type { OracleSentence } from './oracle-answer.ts';
import { inParagraphs } from './paragraphs.ts';
import { asSentence, type Say } from './wordings.ts';

/** A question for others: said plainly, with where to turn. */
export function answerOutside(
  reason: OutsideReason,
  { care, cues, language }: QuestionRead,
  say: Say,
): OracleSentence[] {
  const rule = `outside.${reason}`;
  const places = cues.find(({ id }) => id === rule)?.places ?? [];
  const evidence = places.map(({ start, end }) => ({ dreamId: null, start, end, rule }));
  return inParagraphs([
    [{ text: asSentence(say(rule) ?? ''), part: 'outside', evidence }],
    care ? careBeside(care, language) : [],
  ]);
}
