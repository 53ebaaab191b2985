import type { Finding, Language, NamedDream, RecurringDream } from '@chitta/contract';
import type { StoredFeelings } from '#server/db/tables/insights/dream-analytics.ts';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from './locales/letters-mails.en.json' with { type: 'json' };
import es from './locales/letters-mails.es.json' with { type: 'json' };

/** What letters say, on their page and by mail. */
export const sayInLetter = createMailTexts({ en, es });

/** What a sentence says of a finding; its dreams are told elsewhere. */
export type ToldFinding = Omit<Finding, 'dreams'>;

/** A dream or a symbol that came back. */
export type Returning =
  | {
      readonly kind: 'dream';
      readonly names: readonly string[];
      /** Nights of the month. */
      readonly nights: number;
      /** How often it was dreamt until the end of the month, and since which month. */
      readonly times: number;
      readonly since: string;
      readonly dreams: readonly NamedDream[];
    }
  | {
      readonly kind: 'symbol';
      readonly name: string;
      /** Dreams that held it in the month, and in the year before. */
      readonly count: number;
      readonly before: number;
      readonly dreams: readonly NamedDream[];
    };

/** `2026-10` as people say it. */
export function monthWords(language: Language, month: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T12:00:00Z`));
}

const way = ({ difference }: ToldFinding) => (difference.value > 0 ? 'more' : 'less');
const number = (count: number) => (count === 1 ? 'one' : 'other');

function nameOf(language: Language, { kind, value, name }: ToldFinding): string {
  if (kind === 'chosen') return sayInLetter(language, `feeling.${value as 'joy'}`);
  if (kind === 'category') return sayInLetter(language, `category.${value as 'lucid'}`);
  return name ?? value;
}

export function sentenceOf(language: Language, finding: ToldFinding): string {
  const { count, of } = finding.now;
  const slots = { name: nameOf(language, finding), count, of };
  return sayInLetter(language, `finding.${finding.kind}.${way(finding)}`, slots);
}

export function summaryOf(language: Language, counted: { dreams: number; nights: number }): string {
  const { dreams, nights } = counted;
  return sayInLetter(language, 'summary', {
    dreams: sayInLetter(language, `dreams.${number(dreams)}`, { count: dreams }),
    nights: sayInLetter(language, `nights.${number(nights)}`, { count: nights }),
  });
}

const listed = (language: Language, names: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names);

/** Names out of the dictionary stand as it writes them, and so between quotation marks. */
const quoted = (language: Language, name: string) => sayInLetter(language, 'quoted', { name });

export function returningSentence(language: Language, returning: Returning): string {
  if (returning.kind === 'symbol') {
    const { name, count, before } = returning;
    return sayInLetter(language, 'returning.symbol', { name: quoted(language, name), count, before });
  }
  const { names, nights, times, since } = returning;
  const told = listed(
    language,
    names.map((name) => quoted(language, name)),
  );
  return [
    sayInLetter(language, `returning.dream.${number(nights)}`, { names: told, count: nights }),
    sayInLetter(language, `returning.times.${times === 2 ? 'two' : 'more'}`, {
      count: times,
      since: monthWords(language, since),
    }),
  ].join(' ');
}

/** More than that many feelings that were marked as often as each other are none that stands out. */
const mostTogether = 3;

/** What the member marked to have felt in the dreams of a month; null where they marked nothing, or of one dream alone. */
export function feelingsSentence(
  language: Language,
  { dreams, chosenTold, chosen }: Pick<StoredFeelings, 'dreams' | 'chosenTold' | 'chosen'>,
): string | null {
  if (chosenTold === 0 || dreams < 2) return null;
  const marked = sayInLetter(language, 'marked', { told: chosenTold, dreams });
  const most = Math.max(...chosen.map(([, count]) => count));
  const names = chosen.filter(([, count]) => count === most).map(([feeling]) => feeling);
  if (most < 2 || names.length > mostTogether) return marked;
  const told = names.map((name) =>
    sayInLetter(language, `feeling.${name as 'joy'}`).toLocaleLowerCase(language),
  );
  return `${marked} ${sayInLetter(language, 'markedMost', { count: most, names: listed(language, told) })}`;
}

interface AskedOf {
  /** Surest first. */
  readonly findings: readonly ToldFinding[];
  readonly returning: Returning | null;
  /** `YYYY-MM`: what could be asked of every month goes through several questions. */
  readonly month: string;
}

const dreamQuestions = ['act', 'end', 'first'] as const;
const monthQuestions = ['keep', 'back'] as const;
const ofMonth = <Key>(keys: readonly [Key, ...Key[]], month: string): Key =>
  keys[Number(month.slice(5)) % keys.length] ?? keys[0];

/** What is asked follows from what the letter holds: its surest finding, else what came back, else the month as a whole. */
export function questionOf(language: Language, { findings, returning, month }: AskedOf): string {
  const [finding] = findings;
  if (finding !== undefined) {
    const name = nameOf(language, finding);
    return sayInLetter(language, `question.${finding.kind}.${way(finding)}`, { name });
  }
  if (returning === null) return sayInLetter(language, `question.month.${ofMonth(monthQuestions, month)}`);
  if (returning.kind === 'dream') {
    return sayInLetter(language, `question.dream.${ofMonth(dreamQuestions, month)}`);
  }
  return sayInLetter(language, 'question.returning', { name: quoted(language, returning.name) });
}

/** How often a recurring dream was dreamt until the end of a month. */
export function timesUntil(
  { count, dreams }: Pick<RecurringDream, 'count' | 'dreams'>,
  month: string,
): number {
  return count - dreams.filter(({ night }) => night.slice(0, 7) > month).length;
}

/** The part of a recurring dream that a month is told from: its nights in that month, and whether it was there before. */
export function nightsIn(
  { firstNight, dreams }: Pick<RecurringDream, 'firstNight' | 'dreams'>,
  month: string,
): number {
  if (firstNight >= `${month}-01`) return 0;
  return new Set(dreams.flatMap(({ night }) => (night.startsWith(month) ? [night] : []))).size;
}
