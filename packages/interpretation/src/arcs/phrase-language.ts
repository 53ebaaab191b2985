import type { Language } from '@chitta/symbols/types';
import { englishClasses } from '../languages/en/word-classes.ts';
import { spanishClasses } from '../languages/es/word-classes.ts';
import { wordClass } from '../grammar/word-class.ts';
import { inflectEnglish } from '../languages/en/morphology/inflect.ts';
import { inflectSpanish } from '../languages/es/morphology/inflect.ts';
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

/** What the notation of cues takes from a language; the forms of a verb are made once. */
/** Whether a word does the work of grammar: articles, pronouns, prepositions, auxiliaries, conjunctions. */
export function isSmallWord(word: string, language: Language): boolean {
  return classes[language].has(word);
}

export function phraseLanguage(language: Language): PhraseLanguage {
  const known = new Map<string, readonly string[]>();
  return {
    cut: (word) => tokenise(word).map(({ folded }) => folded),
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
