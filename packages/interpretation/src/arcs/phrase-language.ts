import type { Language } from '@chitta/symbols/types';
import { englishClasses } from '../grammar/en.ts';
import { spanishClasses } from '../grammar/es.ts';
import { wordClass } from '../grammar/word-class.ts';
import { englishCasualSpellings } from '../languages/en/casual-spellings.ts';
import { spanishCasualSpellings } from '../languages/es/casual-spellings.ts';
import { inflectEnglish } from '../morphology/en/inflect.ts';
import { inflectSpanish } from '../morphology/es/inflect.ts';
import { tokenise } from '../text/tokenise.ts';
import type { PhraseLanguage } from './phrase.ts';

const denying = {
  en: /n't$|^(?:no|not|cannot|nobody|nothing|noone|nowhere|neither|none|never|without)$/u,
  es: /^(?:no|nadie|nada|nunca|ni|ningun\w*|sin|tampoco|jamas)$/u,
} as const;

const verbs = {
  en: (verb: string) => (verb === 'be' ? formsOfBe : inflectEnglish(verb, 'v')),
  es: (verb: string) => inflectSpanish(verb, 'v', false),
} as const;
const formsOfBe = ['be', 'is', 'are', 'was', 'were', 'am', 'been', 'being'];

/** In English a form of a verb taken for its dictionary form makes only words that there are not. */
const dictionaryForm = { en: /^[a-z]+$/u, es: /^[a-zñ]+[aeií]r(?:se)?$/u } as const;

const classes = { en: englishClasses, es: spanishClasses } as const;

const casualSpellings = { en: englishCasualSpellings, es: spanishCasualSpellings } as const;

/** The word that a casual spelling means ("didnt", "thru"); both in small letters without accents. */
export function standardWord(folded: string, language: Language): string {
  return casualSpellings[language].get(folded) ?? folded;
}

/** Whether a word does the work of grammar: articles, pronouns, prepositions, auxiliaries, conjunctions. */
export function isSmallWord(word: string, language: Language): boolean {
  return classes[language].has(word);
}

/** What the notation of cues takes from a language; the forms of a verb are made once. */
export function phraseLanguage(language: Language): PhraseLanguage {
  const known = new Map<string, readonly string[]>();
  return {
    cut: (word) => tokenise(word).map(({ folded }) => standardWord(folded, language)),
    formsOf(verb) {
      let forms = known.get(verb);
      if (forms === undefined) {
        forms = [...new Set([verb, ...verbs[language](verb)].map(fold))];
        known.set(verb, forms);
      }
      return forms;
    },
    isVerb: (word) => dictionaryForm[language].test(word),
    denies: (word) =>
      ((classes[language].get(word) ?? 0) & wordClass.negator) !== 0 || denying[language].test(word),
  };
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
