import { sentencesOf } from '../../../../src/checking/sentences.ts';
import type { Language } from '../../../../src/types.ts';

const mostWords = 22;
const mostWordsOfPhrase = 5;

/** Never said: what will be or must be, what one is born for, medicine, and the tired words of the trade. */
const forbidden: Readonly<Record<Language, RegExp>> = {
  en: /[!{}]|\b(?:will|shall|must|always|never|destin\w*|fate[sd]?|fated|karm\w*|born to|meant to be|doom\w*|curse[ds]?|luck(?:y|ily)|predict\w*|foretell\w*|energy of|vibration\w*|universe|soul|native|he|she|his|her|him|hers|heals?|cures?|diagnos\w*)\b/i,
  es: /[!¡{}]|(?<!\p{L})(?:debes|tienes que|siempre será|nunca será|destin\p{L}*|karm\p{L}*|naciste para|naces para|maldi\p{L}*|predi(?:ce|cción|cciones)|vaticin\p{L}*|vibraci\p{L}*|universo|alma|el nativo|la nativa|sana(?:r|ción)?|cura(?:r)?|(?!(?:de|a)trás)\p{L}+rás)(?!\p{L})/iu,
};

/** Spanish forms that say of the reader whether they are a man or a woman. */
const gendered =
  /(?<!\p{L})(?:eres (?:un|una|muy \p{L}+[oa])|(?:uno|una|tú|ti) mism[oa]|nacid[oa]|usted(?:es)?|vosotr[oa]s)(?!\p{L})/iu;

/** What is wrong with a line that stands alone. */
export function chartLineFault(text: string, language: Language): string | undefined {
  if (!/^[¿“«]?\p{Lu}/u.test(text)) return 'begins with no capital';
  if (!text.endsWith('.')) return 'ends with no full stop';
  if (sentencesOf(text).length > 1) return 'is more than one sentence';
  if (wordsOf(text) > mostWords) return `has more than ${mostWords} words`;
  return wordingFault(text, language);
}

/** What is wrong with what a body stands for, as it is put into the sentences of aspects. */
export function phraseFault(text: string, language: Language): string | undefined {
  if (!/^\p{Ll}.*\p{L}$/u.test(text)) return 'is no phrase for the inside of a sentence';
  if (wordsOf(text) > mostWordsOfPhrase) return `has more than ${mostWordsOfPhrase} words`;
  return wordingFault(text, language);
}

/** What is wrong with a sentence around two bodies, whichever they are. */
export function composedFault(
  text: string,
  phrases: readonly string[],
  language: Language,
): string | undefined {
  if (text.split('{one}').length !== 2 || text.split('{other}').length !== 2)
    return 'does not name each of the two once';
  if (!text.startsWith('{one}')) return 'does not begin with the first';
  const longest = [...phrases].sort((a, b) => wordsOf(b) - wordsOf(a))[0] ?? '';
  const composed = text.replace('{one}', capital(longest)).replace('{other}', longest);
  return chartLineFault(composed, language);
}

function wordingFault(text: string, language: Language): string | undefined {
  if (text !== text.trim() || text.includes('  ')) return 'has spaces too many';
  const word = forbidden[language].exec(text)?.[0];
  if (word !== undefined) return `has a word that charts do not use: ${word}`;
  const form = language === 'es' ? gendered.exec(text)?.[0] : undefined;
  return form === undefined ? undefined : `has a form that does not fit every reader: ${form}`;
}

const wordsOf = (text: string) => text.split(/\s+/u).length;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
