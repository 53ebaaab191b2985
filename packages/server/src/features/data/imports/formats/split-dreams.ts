import { type DateLine, readDateLine, readHeading } from '../dates/date-line.ts';
import { findDate } from '../dates/find-date.ts';
import type { WrittenDate } from '../dates/written-date.ts';
import type { FoundEntry, ToldDream } from './found-entry.ts';
import { readFrontMatter, splitTags } from './front-matter.ts';

/** One stretch of a text that tells one dream. */
interface Stretch {
  /** Index of its first line. */
  readonly start: number;
  readonly title: string;
  readonly date: WrittenDate | null;
  /** Lines of the dream itself. */
  readonly body: readonly string[];
}

const longestTitle = 80;
const tagLine = /^\s*(?:tags|etiquetas)\s*:(?<tags>.+)/iu;

/**
 * Cuts a text or Markdown file into dreams: at lines that are dates and headings that name one; without any, at
 * headings. A single dream has the date of its head or of the file's name.
 */
export function splitDreams(name: string, text: string): FoundEntry[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|[\n\r\u2028\u2029]/);
  const head = readFrontMatter(lines);
  const ownDate = head.date ?? findDate(name.replace(/\.\w{1,5}$/, ''))?.date ?? null;
  const stretches = stretchesOf(lines, head.lines, ownDate !== null);
  return stretches.flatMap((stretch) => {
    const told = tell(stretch);
    if (told.content === '' && told.title === '') return [];
    const isOnly = stretches.length === 1;
    const entry: ToldDream = {
      ...told,
      title: (isOnly && head.title) || told.title,
      date: told.date ?? ownDate,
      tags: [...head.tags, ...told.tags],
      category: head.category,
    };
    return [{ kind: 'dream', file: name, line: stretch.start + 1, source: { told: entry } }];
  });
}

function tell({ title, date, body }: Stretch): Omit<ToldDream, 'category'> {
  const tags: string[] = [];
  const kept = body.filter((line) => {
    const found = tagLine.exec(line)?.groups?.tags;
    if (found !== undefined) tags.push(...splitTags(found));
    return found === undefined;
  });
  const heading = title === '' ? readHeading(kept.find((line) => line.trim() !== '') ?? '') : null;
  const content = withoutHeading(kept, heading !== null)
    .join('\n')
    .trim();
  return { title: title || heading?.text || '', content, date, tags };
}

function withoutHeading(lines: readonly string[], hasHeading: boolean): readonly string[] {
  return hasHeading ? lines.slice(lines.findIndex((line) => line.trim() !== '') + 1) : lines;
}

function stretchesOf(lines: readonly string[], from: number, hasOwnDate: boolean): Stretch[] {
  const dated = datedStarts(lines, from);
  const starts = dated.length > 0 ? dated : hasOwnDate ? [] : headingStarts(lines, from);
  const first = starts[0]?.start ?? lines.length;
  const preamble = lines.slice(from, first);
  const isTold = preamble.some((line) => line.trim() !== '' && (starts.length === 0 || !readHeading(line)));
  const before: Stretch[] = isTold
    ? [{ start: firstLine(lines, from), title: '', date: null, body: preamble }]
    : [];
  const told = starts.map(({ start, bodyFrom, title, date, rest }, index): Stretch => {
    const until = starts[index + 1]?.start ?? lines.length;
    const body = lines.slice(bodyFrom, until);
    const hasBody = body.some((line) => line.trim() !== '');
    // What stands beside a date is a title where a text follows, and the dream itself where none does.
    const isTitle = hasBody && rest.length <= longestTitle && !/[.…]$/u.test(rest);
    return isTitle
      ? { start, title: title || rest, date, body: title ? [rest, ...body] : body }
      : { start, title, date, body: [rest, ...body] };
  });
  return [...before, ...told];
}

interface Start {
  readonly start: number;
  readonly bodyFrom: number;
  readonly title: string;
  readonly date: WrittenDate | null;
  readonly rest: string;
}

/** Lines that date what follows; a heading right above one is its title. */
function datedStarts(lines: readonly string[], from: number): Start[] {
  const starts: Start[] = [];
  for (let index = from; index < lines.length; index++) {
    const found = readDateLine(lines[index] ?? '');
    if (found === null || !mayBegin(lines, index, from, found)) continue;
    const above = found.isHeading
      ? null
      : headingAbove(lines, index, Math.max(from, starts.at(-1)?.bodyFrom ?? from));
    starts.push({
      start: above?.index ?? index,
      bodyFrom: index + 1,
      title: above?.text ?? '',
      date: found.date,
      rest: found.rest,
    });
  }
  return starts;
}

/** Inside a paragraph a date is part of what is told. */
function mayBegin(lines: readonly string[], index: number, from: number, found: DateLine): boolean {
  if (found.isHeading || index === from) return true;
  const above = lines[index - 1] ?? '';
  return (
    above.trim() === '' || readHeading(above) !== null || readDateLine(above) !== null || found.rest !== ''
  );
}

function headingAbove(lines: readonly string[], index: number, from: number) {
  let line = index - 1;
  while (line >= from && (lines[line] ?? '').trim() === '') line--;
  const heading = line >= from ? readHeading(lines[line] ?? '') : null;
  return heading && readDateLine(lines[line] ?? '') === null ? { index: line, text: heading.text } : null;
}

/** Headings of the highest level, where there are several. */
function headingStarts(lines: readonly string[], from: number): Start[] {
  const headings = lines.flatMap((line, index) => {
    const heading = index < from ? null : readHeading(line);
    return heading ? [{ ...heading, index }] : [];
  });
  const levels = headings.map(({ level }) => level).sort((a, b) => a - b);
  const level = levels.find((candidate) => levels.filter((other) => other === candidate).length > 1);
  return headings
    .filter((heading) => heading.level === level)
    .map(({ index, text }) => ({ start: index, bodyFrom: index + 1, title: text, date: null, rest: '' }));
}

function firstLine(lines: readonly string[], from: number): number {
  const index = lines.findIndex((line, place) => place >= from && line.trim() !== '');
  return index === -1 ? from : index;
}
