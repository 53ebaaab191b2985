import { currentLanguage } from '../i18n.ts';
import { currentLocale } from './current-locale.ts';
import { shiftDay } from './format-night.ts';

const capital = (words: string, language: string) =>
  words.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(language));

/** A day as people name it: "Today, November 23", "Yesterday, …", else "Saturday, November 21"; with its year where that is another. */
export function dayWords(day: string, today: string): string {
  const language = currentLanguage();
  const at = new Date(`${day}T12:00:00Z`);
  const isNear = day === today || day === shiftDay(today, -1);
  const date = new Intl.DateTimeFormat(currentLocale(), {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
    ...(isNear ? {} : { weekday: 'long' }),
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(at);
  if (!isNear) return capital(date, language);
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    day === today ? 0 : -1,
    'day',
  );
  return `${capital(near, language)}, ${date}`;
}
