import type { Finding, Language, RecurringDream } from '@chitta/contract';
import { createMailTexts } from '#server/platform/mail/mail-texts.ts';
import en from './locales/letters-mails.en.json' with { type: 'json' };
import es from './locales/letters-mails.es.json' with { type: 'json' };

/** What letters say, on their page and by mail. */
export const sayInLetter = createMailTexts({ en, es });

/** What a sentence says of a finding; its dreams are told elsewhere. */
export type ToldFinding = Omit<Finding, 'dreams'>;

/** A dream or a symbol that came back. */
export type Returning =
  | { readonly kind: 'dream'; readonly names: readonly string[]; readonly nights: number }
  | { readonly kind: 'symbol'; readonly name: string; readonly dreams: number };

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

export function returningSentence(language: Language, returning: Returning): string {
  if (returning.kind === 'symbol') {
    return sayInLetter(language, 'returning.symbol', { name: returning.name, count: returning.dreams });
  }
  const { names, nights } = returning;
  const slots = { names: listed(language, names), count: nights };
  return sayInLetter(language, `returning.dream.${number(nights)}`, slots);
}

/** What is asked follows from what the letter holds: its surest finding, else what came back, else the month as a whole. */
export function questionOf(
  language: Language,
  [finding]: readonly ToldFinding[],
  returning: Returning | null,
): string {
  if (finding !== undefined) {
    const name = nameOf(language, finding);
    return sayInLetter(language, `question.${finding.kind}.${way(finding)}`, { name });
  }
  if (returning === null) return sayInLetter(language, 'question.month');
  if (returning.kind === 'dream') return sayInLetter(language, 'question.dream');
  return sayInLetter(language, 'question.returning', { name: returning.name });
}

/** The part of a recurring dream that a month is told from: its nights in that month, and whether it was there before. */
export function nightsIn(
  { firstNight, dreams }: Pick<RecurringDream, 'firstNight' | 'dreams'>,
  month: string,
): number {
  if (firstNight >= `${month}-01`) return 0;
  return new Set(dreams.flatMap(({ night }) => (night.startsWith(month) ? [night] : []))).size;
}
