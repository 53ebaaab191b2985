const english = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];
const spanish = [
  ['enero', 'ene'],
  ['febrero', 'feb'],
  ['marzo', 'mar'],
  ['abril', 'abr'],
  ['mayo', 'may'],
  ['junio', 'jun'],
  ['julio', 'jul'],
  ['agosto', 'ago'],
  ['septiembre', 'setiembre', 'sept', 'sep', 'set'],
  ['octubre', 'oct'],
  ['noviembre', 'nov'],
  ['diciembre', 'dic'],
];

const numbers = new Map<string, number>(
  [english, spanish].flatMap((months) =>
    months.flatMap((names, index) => names.map((name): [string, number] => [name, index + 1])),
  ),
);

/** Names and short forms of months in both languages, longest first, as alternatives of a pattern. */
export const monthPattern = [...numbers.keys()].sort((a, b) => b.length - a.length).join('|');

/** Days of the week in both languages, with their short forms, as alternatives of a pattern. */
export const weekdayPattern =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lun|mar|mi[eé]|jue|vie|s[aá]b|dom';

/** 1 to 12; undefined for what names no month. */
export function monthNumber(name: string): number | undefined {
  return numbers.get(name.toLowerCase());
}
