import type { QuestionRead } from '../types.ts';

/** Symbols in which dreams speak of fear. */
const ofFear = ['fear', 'panic', 'anxiety', 'despair', 'helpless', 'nightmare'];

/** Feelings that a question names or asks of. */
export function feelingsMeant({ feelings, kind }: QuestionRead): ReadonlySet<string> {
  const isOfFear = kind === 'fear' || feelings.some((feeling) => ofFear.includes(feeling));
  return new Set([...feelings, ...(isOfFear ? ofFear : [])]);
}
