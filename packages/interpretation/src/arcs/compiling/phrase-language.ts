import type { Language } from '@chitta/symbols/types';
import { wordClass } from '../../grammar/word-class.ts';
import { wordsOf } from '../../languages/language-packs.ts';
import { tokenise } from '../../text/tokenise.ts';
import { standardWord } from '../standard-word.ts';
import type { PhraseLanguage } from './phrase.ts';

/** Whether a word does the work of grammar: articles, pronouns, prepositions, auxiliaries, conjunctions. */
export function isSmallWord(word: string, language: Language): boolean {
  return wordsOf(language).grammar.classes.has(word);
}

/** What the notation of cues takes from a language; the forms of a verb are made once. */
export function phraseLanguage(language: Language): PhraseLanguage {
  const { cues, grammar } = wordsOf(language);
  const known = new Map<string, readonly string[]>();
  return {
    cut: (word) => tokenise(word).map(({ folded }) => standardWord(folded, language)),
    formsOf(verb) {
      let forms = known.get(verb);
      if (forms === undefined) {
        forms = [...new Set([verb, ...cues.formsOf(verb)].map(fold))];
        known.set(verb, forms);
      }
      return forms;
    },
    isVerb: (word) => cues.verb.test(word),
    denies: (word) => ((grammar.classes.get(word) ?? 0) & wordClass.negator) !== 0 || cues.denying.test(word),
  };
}

function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
