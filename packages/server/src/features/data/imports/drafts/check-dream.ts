import * as limits from '@chitta/contract/limits';
import type { DerivedDream } from './derived-dream.ts';
import { longestField } from './longest-field.ts';

const oldest = new Date('1900-01-01T00:00:00Z');
/** A file of another time zone may be half a day ahead. */
const dayMs = 24 * 60 * 60 * 1000;

/** Why nothing can have been dreamt or written at a moment; null where it can. */
export function timeProblem(moment: Date | null, now: Date): 'bad_date' | 'future_date' | null {
  // Written so that an invalid date is bad as well.
  if (moment === null || !(moment >= oldest)) return 'bad_date';
  return moment.getTime() > now.getTime() + dayMs ? 'future_date' : null;
}

/** A moment of today that is still to come, such as the noon of a day without a time, is now. */
export function notLater(moment: Date, now: Date): Date {
  return moment > now ? now : moment;
}

/** Why a text cannot be kept as a dream; null where it can. */
export function textProblem(content: string): DerivedDream['problem'] {
  if (content === '') return 'empty';
  return content.length > limits.imports.dreamText ? 'too_long' : null;
}

/** What PostgreSQL and JSON can hold, with line ends of one kind and no spaces around. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\0\uFEFF]/g, '')
    .toWellFormed()
    .trim();
}

/** As many different tags as a dream may have. */
export function cleanTags(tags: readonly string[]): string[] {
  const plain = tags.map((tag) =>
    cleanText(tag.trim().slice(0, longestField)).slice(0, limits.dreamTag.max).toWellFormed().trim(),
  );
  return [...new Set(plain)].filter((tag) => tag !== '').slice(0, limits.dreamTag.perDream);
}
