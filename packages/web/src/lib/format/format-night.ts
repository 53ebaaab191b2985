import { currentLanguage } from '../i18n.ts';
import { currentLocale } from './current-locale.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The day before or after another, both `YYYY-MM-DD`. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * The two days that a night joins, such as "November 21–22, 2026" or "21 al 22 de noviembre de 2026". `night` is the day
 * on which it ended, `YYYY-MM-DD`.
 */
export function nightDays(night: string): string {
  const language = currentLanguage();
  const format = new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  const parts = format.formatRangeToParts(
    new Date(`${shiftDay(night, -1)}T12:00:00Z`),
    new Date(`${night}T12:00:00Z`),
  );
  const isWithinMonth = parts.filter(({ type }) => type === 'month').length === 1;
  return parts
    .map(({ type, source, value }) => {
      if (type !== 'literal' || source !== 'shared' || !value.includes('–')) return value;
      if (language === 'es') return ' al ';
      return isWithinMonth ? '–' : ' – ';
    })
    .join('');
}
