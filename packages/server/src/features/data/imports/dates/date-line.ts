import { findDate } from './find-date.ts';
import { weekdayPattern } from './month-names.ts';
import type { WrittenDate } from './written-date.ts';

/** A line that dates what follows it. */
export interface DateLine {
  readonly date: WrittenDate;
  /** What else the line says: a title, or the beginning of the dream. */
  readonly rest: string;
  readonly isHeading: boolean;
}

const marks = /^(?:#{1,6}\s+|[*_>]+\s*|[-•]\s+)*/u;
const label =
  /^(?:date|fecha|day|d[ií]a|dream(?:\s+of)?|sueño(?:\s+del?)?|night\s+of|noche\s+del?)\s*:?\s+/iu;
const weekday = new RegExp(`^(?:${weekdayPattern})(?![\\p{L}])\\.?,?\\s+(?:el\\s+)?`, 'iu');
const separator = /^\s*(?:[*_]+\s*)?[-–—:|•·,)\]]+\s*[*_]*\s*/u;
const longestDateLine = 20_000;
const longestHeading = 400;

/** A heading of Markdown: its level and words. */
export function readHeading(line: string): { readonly level: number; readonly text: string } | null {
  const marks = /^#{1,6}(?=\s)/u.exec(line)?.[0];
  if (marks === undefined) return null;
  const text = line.slice(marks.length, longestHeading).trim();
  if (text === '') return null;
  const words = text.replace(/(?<!#)#+$/u, '');
  return { level: marks.length, text: plain(unstressed(words || text)) };
}

/** Reads a line that is a date, begins with one followed by a dash or colon, or is a heading that names one. */
export function readDateLine(line: string): DateLine | null {
  if (!/\d/.test(line.slice(0, 200)) || line.length > longestDateLine) return null;
  const heading = readHeading(line);
  if (heading) return readDatedHeading(heading.text);
  const text = line.replace(marks, '').replace(label, '').replace(weekday, '');
  const found = findDate(text.slice(0, 120));
  if (found === null || found.start > 1) return null;
  const after = text.slice(found.end);
  const hasSeparator = separator.test(after);
  const rest = plain(after.replace(separator, ''));
  return rest === '' || hasSeparator ? { date: found.date, rest, isHeading: false } : null;
}

function readDatedHeading(text: string): DateLine | null {
  const found = findDate(text);
  if (found === null) return null;
  const before = text.slice(0, found.start).replace(new RegExp(`(?:${weekdayPattern}),?\\s*$`, 'iu'), '');
  const rest = plain(
    `${before.replace(/(?<![\s\-–—:|,([])[\s\-–—:|,([]+$/u, '')} ${text.slice(found.end).replace(separator, '')}`,
  );
  const isLabel = /^(?:date|fecha|dream|sueño|night|noche|entry|entrada)?(?:\s+(?:of|del?))?$/iu.test(rest);
  return { date: found.date, rest: isLabel ? '' : rest, isHeading: true };
}

/** Without marks around words in the middle, of which `plain` would take only those at the ends. */
function unstressed(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])(?<mark>[*_]{1,3})(?=\S)(?<words>[^*_]+)\k<mark>(?![\p{L}\p{N}])/gu,
    '$<words>',
  );
}

function plain(text: string): string {
  return text.replace(/^[*_\s]+|(?<![*_\s])[*_\s]+$/gu, '').trim();
}
