import type { PartOfSpeech } from '../../../../morphology/part-of-speech.ts';
import { irregularNouns, nounsInOes } from './irregular-nouns.ts';
import { doublingVerbs, irregularPasts } from './irregular-verbs.ts';

const sibilantEnding = /(?:s|x|z|ch|sh)$/;
const consonantAndY = /[^aeiou]y$/;
/** One syllable that ends in one vowel and one consonant: "run", "stop", "big". */
const shortClosedSyllable = /^[^aeiou]*[aeiou][bdgklmnprtvz]$/;
const quThenClosed = /^[^aeiou]*qu[aeiou][bdgklmnprtvz]$/;

/** Every form of an English word in dictionary form, itself first. */
export function inflectEnglish(word: string, part: PartOfSpeech): string[] {
  if (part === 'n') return nounForms(word);
  if (part === 'v') return verbForms(word);
  if (part === 'a') return adjectiveForms(word);
  return [word];
}

function nounForms(word: string): string[] {
  const plural = pluralOf(word);
  return plural === word ? [word] : [word, plural];
}

function pluralOf(word: string): string {
  const irregular = irregularNouns.get(word);
  if (irregular !== undefined) return irregular;
  if (word.endsWith('man') && word.length > 4) return `${word.slice(0, -2)}en`;
  if (word.endsWith('woman')) return `${word.slice(0, -2)}en`;
  if (consonantAndY.test(word)) return `${word.slice(0, -1)}ies`;
  if (word.endsWith('quy')) return `${word.slice(0, -1)}ies`;
  if (sibilantEnding.test(word) || nounsInOes.has(word)) return `${word}es`;
  return `${word}s`;
}

function verbForms(word: string): string[] {
  const forms = [word, thirdPerson(word), `${beforeVowelSuffix(word)}ing`];
  if (word.endsWith('ie')) forms[2] = `${word.slice(0, -2)}ying`;
  const irregular = irregularPasts(word);
  if (irregular !== undefined) forms.push(...irregular);
  else forms.push(pastOf(word));
  if (word.endsWith('l')) forms.push(`${word}led`, `${word}ling`);
  return [...new Set(forms)];
}

function thirdPerson(word: string): string {
  if (consonantAndY.test(word)) return `${word.slice(0, -1)}ies`;
  if (sibilantEnding.test(word) || word.endsWith('o')) return `${word}es`;
  return `${word}s`;
}

function pastOf(word: string): string {
  if (consonantAndY.test(word)) return `${word.slice(0, -1)}ied`;
  if (word.endsWith('ie') || word.endsWith('ee') || word.endsWith('oe')) return `${word}d`;
  return `${beforeVowelSuffix(word)}ed`;
}

/** The stem that "-ing", "-ed", "-er" are put to. */
function beforeVowelSuffix(word: string): string {
  if (/[^aeoy]e$/.test(word)) return word.slice(0, -1);
  if (isDoubling(word)) return word + word.slice(-1);
  if (word.endsWith('ic')) return `${word}k`;
  return word;
}

function isDoubling(word: string): boolean {
  return shortClosedSyllable.test(word) || quThenClosed.test(word) || doublingVerbs.has(word);
}

const comparedEndings = /(?:er|est|ed|ing|ful|less|ous|ive|al|ic|ible|able|en)$/;

function adjectiveForms(word: string): string[] {
  if (word.length < 3 || word.length > 7 || comparedEndings.test(word)) return [word];
  if (consonantAndY.test(word)) {
    const stem = `${word.slice(0, -1)}i`;
    return [word, `${stem}er`, `${stem}est`, `${stem}ly`];
  }
  const stem = beforeVowelSuffix(word);
  return [word, `${stem}er`, `${stem}est`];
}
