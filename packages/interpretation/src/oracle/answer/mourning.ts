import type { QuestionRead } from '../types.ts';

/** Somebody who misses somebody is asked for no improvement; an image that returns is spoken of as one all the same. */
export function isMourning({ field, kind }: QuestionRead): boolean {
  return field === 'loss' && kind !== 'dream';
}

/** By what the wordings of a question are chosen. */
export function wayOf(read: QuestionRead): string {
  return isMourning(read) ? 'loss' : read.kind;
}
