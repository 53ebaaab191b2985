import type { Dream } from '@chitta/contract';
import { titleOf } from '../journal/row-title.ts';

/** Words and ways that a text of a dream needs beside the dream. */
export interface DreamTextParts {
  /** The night, as the page says it. */
  readonly night: string;
  /** What the category is called; undefined where there is none. */
  readonly category: string | undefined;
  /** What was felt, as it is called. */
  readonly feelings: readonly string[];
  /** Heading of the reading. */
  readonly reading: string;
}

/** A dream with its reading as plain text, for a file of its own. */
export function dreamAsText(dream: Dream, { night, category, feelings, reading }: DreamTextParts): string {
  const marks = [...(category ? [category] : []), ...feelings, ...dream.tags.map((tag) => `#${tag}`)];
  const head = [titleOf(dream), night, ...(marks.length > 0 ? [marks.join(' · ')] : [])].join('\n');
  const parts = [head, dream.content.trim()];
  if (dream.translation) parts.push(`${reading}\n${'-'.repeat(reading.length)}`, dream.translation.trim());
  return `${parts.join('\n\n')}\n`;
}

/** Signs that a file system refuses, and those that would hide the file or climb out of the folder. */
const unfit = /[\\/:*?"<>|\p{Cc}]+|^\.+/gu;
const longestName = 80;

/** `2026-11-20 A dog on the stairs.txt`: sorts by night and says which dream it is. */
export function textFileName(dream: Pick<Dream, 'title' | 'proposedTitle'>, day: string): string {
  const name = titleOf(dream).replaceAll(unfit, ' ').replaceAll(/\s+/g, ' ').trim();
  return `${`${day} ${name}`.slice(0, longestName).toWellFormed().replaceAll('\uFFFD', '').trim()}.txt`;
}
