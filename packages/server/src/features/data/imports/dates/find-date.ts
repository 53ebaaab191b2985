import { monthNumber, monthPattern } from './month-names.ts';
import { existingDay, type WrittenDate } from './written-date.ts';

/** A date in a text: where it stands, its time included, and what it says. */
export interface FoundDate {
  readonly start: number;
  readonly end: number;
  readonly date: WrittenDate;
}

type Groups = Readonly<Record<string, string | undefined>>;
/** A date without its time. */
type Day = Exclude<WrittenDate, { instant: string }>;

interface DatePattern {
  readonly pattern: RegExp;
  readonly read: (groups: Groups) => Day | null;
}

const year = '(?<year>(?:19|20)\\d{2})';
const shortYear = "(?<year>(?:19|20)\\d{2}|'?\\d{2})";
const month = `(?<month>${monthPattern})`;
const ordinal = '(?:st|nd|rd|th|º|ª|°)?';

/** In the order in which they are tried at the same place. */
const patterns: readonly DatePattern[] = [
  // 2024-03-05, 2024/3/5, 2024.03.05
  {
    pattern: new RegExp(`(?<!\\d)${year}[-/._](?<m>\\d{1,2})[-/._](?<d>\\d{1,2})(?!\\d)`, 'iu'),
    read: (groups) => exact(groups.year, groups.m, groups.d),
  },
  // 20240305
  {
    pattern: new RegExp(`(?<!\\d)${year}(?<m>0[1-9]|1[0-2])(?<d>[0-2]\\d|3[01])(?!\\d)`, 'iu'),
    read: (groups) => exact(groups.year, groups.m, groups.d),
  },
  // 5 March 2024, 5th of March, 2024, 5 de marzo del 2024, 5-mar-24
  {
    pattern: new RegExp(
      `(?<!\\d)(?<d>\\d{1,2})${ordinal}(?:\\s+(?:of|de))?[\\s.-]+${month}(?![\\p{L}])\\.?,?(?:\\s+(?:of|del?))?[\\s,.-]+${shortYear}(?!\\d)`,
      'iu',
    ),
    read: (groups) => exact(fullYear(groups.year), monthNumber(groups.month ?? ''), groups.d),
  },
  // March 5, 2024, marzo 5 de 2024
  {
    pattern: new RegExp(
      `(?<![\\p{L}])${month}(?![\\p{L}])\\.?\\s+(?<d>\\d{1,2})${ordinal},?(?:\\s+(?:of|del?))?\\s+${year}(?!\\d)`,
      'iu',
    ),
    read: (groups) => exact(groups.year, monthNumber(groups.month ?? ''), groups.d),
  },
  // 5/3/2024, 05.03.24, 5-3-2024
  {
    pattern: new RegExp(
      `(?<![\\d/.:-])(?<first>\\d{1,2})(?<mark>[/.-])(?<second>\\d{1,2})\\k<mark>${shortYear}(?![\\d/:-])`,
      'iu',
    ),
    read: ({ first, second, year: written }) => open(fullYear(written), Number(first), Number(second)),
  },
];

/** Characters in which a date is looked for: more than the longest way to write one, and what may stand before it. */
const longestText = 400;

/** The first date at the beginning of a text, with the time that follows it. */
export function findDate(whole: string): FoundDate | null {
  const text = whole.slice(0, longestText);
  let best: { start: number; end: number; day: Day } | null = null;
  for (const { pattern, read } of patterns) {
    const match = pattern.exec(text);
    if (match === null || (best !== null && best.start <= match.index)) continue;
    const day = read(match.groups ?? {});
    if (day !== null) best = { start: match.index, end: match.index + match[0].length, day };
  }
  return best && withTime(text, best);
}

const timePattern =
  /(?:\s*,\s*|\s*[T·|]\s*|\s+(?:at|a\s+las?)\s+|\s+[-–—]\s+|[ \t_]+)(?<h>\d{1,2})(?:[:.](?<min>\d{2}))(?:[:.](?<sec>\d{2})(?:[.,]\d{1,9})?)?(?:\s*(?<half>[ap])\.?\s?m\b\.?)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?(?![\p{L}\d])/iuy;
const hourPattern = /(?:\s*,\s*|\s+at\s+|\s+a\s+las?\s+|\s+)(?<h>\d{1,2})\s?(?<half>[ap])\.?\s?m\b\.?/iuy;

function withTime(text: string, { start, end, day }: { start: number; end: number; day: Day }): FoundDate {
  const match = matchAt(timePattern, text, end) ?? matchAt(hourPattern, text, end);
  const minutes = match && minutesOf(match.groups ?? {});
  if (!match || minutes === null || minutes === undefined) return { start, end, date: day };
  const zone = match.groups?.zone;
  const date = zone && 'month' in day ? instantOf(day, match.groups ?? {}, zone) : { ...day, minutes };
  return { start, end: end + match[0].length, date };
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

/** A time alone, such as a column of a table holds: minutes of the day, or null. */
export function readTime(text: string): number | null {
  const written = ` ${text.trim().slice(0, longestText)}`;
  const match = matchAt(timePattern, written, 0) ?? matchAt(hourPattern, written, 0);
  return match && minutesOf(match.groups ?? {});
}

function minutesOf({ h, min = '0', half }: Groups): number | null {
  const hour = Number(h);
  const minute = Number(min);
  if (minute > 59 || hour > 23) return null;
  if (half === undefined) return hour * 60 + minute;
  if (hour < 1 || hour > 12) return null;
  return ((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute;
}

function instantOf(
  { year: y, month: m, day: d }: Extract<Day, { month: number }>,
  groups: Groups,
  zone: string,
): WrittenDate {
  const day = existingDay(y, m, d) ?? '';
  const time = [groups.h?.padStart(2, '0'), groups.min ?? '00', groups.sec ?? '00'].join(':');
  const offset = /^[+-]/.test(zone) ? zone.replace(/^(...):?/, '$1:') : 'Z';
  return { instant: `${day}T${time}${offset}` };
}

function exact(
  y: string | number | undefined,
  m: string | number | undefined,
  d: string | undefined,
): Day | null {
  const day = { year: Number(y), month: Number(m), day: Number(d) };
  return existingDay(day.year, day.month, day.day) === null ? null : day;
}

/** Two numbers that can be a day and a month in at least one order. */
function open(y: number, first: number, second: number): Day | null {
  const isDate = existingDay(y, second, first) !== null || existingDay(y, first, second) !== null;
  return isDate ? { year: y, first, second } : null;
}

/** Two digits mean the years from 1970 to 2069. */
function fullYear(written = ''): number {
  const digits = Number(written.replace("'", ''));
  if (digits >= 100) return digits;
  return digits < 70 ? 2000 + digits : 1900 + digits;
}
