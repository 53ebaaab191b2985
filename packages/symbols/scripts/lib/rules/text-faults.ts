import { sentencesOf } from '../../../src/checking/sentences.ts';
import type { Language } from '../../../src/types.ts';

/** Who reads a text half asleep loses a longer sentence. */
const mostWords = 45;
/** Promises and the tired words. */
const promises: Readonly<Record<Language, RegExp>> = {
  en: /[!{}]|\b(?:you must|journey|energy|universe|soul|cures?|cured|guarantee\w*|always works|will (?:stop|disappear))\b/iu,
  es: /[!¡{}]|(?<!\p{L})(?:debes|energías?|universo|alma|curan?|garanti\p{L}*|siempre funciona)(?!\p{L})/iu,
};
/** Spanish forms that say whether the reader is a man or a woman, or that speak to somebody else than «tú». */
const gendered =
  /(?<!\p{L})(?:(?:sentad|despiert|dormid|cansad|quiet|content|segur)[oa]|usted(?:es)?|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu;

/** What is wrong with a text that members read, whatever it is for. */
export function textFaults(value: unknown, language: Language): string[] {
  if (typeof value !== 'string' || value.trim() === '') return ['a text is missing'];
  const word = promises[language].exec(value)?.[0];
  const form = language === 'es' ? gendered.exec(value)?.[0] : undefined;
  const isLong = sentencesOf(value).some((sentence) => sentence.split(/\s+/u).length > mostWords);
  const faults: readonly (readonly [boolean, string])[] = [
    [value !== value.trim(), 'has spaces around it'],
    [isLong, `has a sentence of more than ${mostWords} words`],
    [word !== undefined, `has a word that is not used: ${word}`],
    [form !== undefined, `has a form that does not fit every reader: ${form}`],
    [
      language === 'es' && value.split('?').length !== value.split('¿').length,
      'has a question without both of its marks',
    ],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [`"${value}" ${fault}`] : []));
}
