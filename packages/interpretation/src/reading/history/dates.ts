import type { Language } from '@chitta/symbols/types';

const months: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};

/** "August", with its year where that is not the year of `today`; both `YYYY-MM-DD`. */
export function monthOf(date: string, today: string | undefined, language: Language): string {
  const [year = '', month = ''] = date.split('-');
  const name = months[language][Number(month) - 1] ?? '';
  if (today?.startsWith(year)) return name;
  return language === 'es' ? `${name} de ${year}` : `${name} ${year}`;
}

const ordinals: Readonly<Record<Language, readonly string[]>> = {
  en: 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' '),
  es: 'primera segunda tercera cuarta quinta sexta séptima octava novena décima'.split(' '),
};

/** "fifth" · "quinta" (vez); in figures where the words run out. */
export function ordinal(count: number, language: Language): string {
  const word = ordinals[language][count - 1];
  if (word !== undefined) return word;
  if (language === 'es') return `${count}.ª`;
  const ending = count % 100 > 10 && count % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: 'no one two three four five six seven eight nine ten eleven twelve'.split(' '),
  es: 'ninguna una dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
};

/** A small number in words. */
export function countIn(count: number, language: Language): string {
  return numbers[language][count] ?? String(count);
}
