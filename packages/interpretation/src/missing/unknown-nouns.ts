import type { Language } from '@chitta/symbols/types';
import type { AnalysedText } from '../analysed/analysed-text.ts';
import { partInContext } from '../grammar/part-in-context.ts';
import { classesAt, isJoined } from '../grammar/sentence.ts';
import { wordsOf } from '../languages/language-packs.ts';
import type { Form } from '../lexicon/form.ts';
import { isFirstName } from '../names/first-names.ts';
import type { Token } from '../text/token.ts';

const lowerCaseWord = /^\p{Ll}[\p{Ll}\p{M}]{2,39}$/u;

/**
 * Nouns of a dream that the dictionary has in no way, each once, as they are written: what a dictionary grows by.
 * Careful rather than complete, since what is common among dreamers comes often enough. Never a name: only words in
 * lower case, and no first name written so.
 */
export function unknownNouns(passage: AnalysedText): string[] {
  const found = new Set<string>();
  passage.tokens.forEach((token, at) => {
    if (isUnknown(token, passage.language) && isLastNoun(passage, at)) found.add(token.word);
  });
  return [...found];
}

function isUnknown({ spelling, word }: Token<Form>, language: Language): boolean {
  const { ids, phrases, classes, raw, folded } = spelling;
  if (ids.length > 0 || phrases.nodes.length > 0 || classes !== 0 || isFirstName(folded)) return false;
  return lowerCaseWord.test(raw.normalize('NFC')) && !wordsOf(language).grammar.endingsOfNoNouns.test(word);
}

/**
 * Whether the word stands where a noun does. Where adjectives come first, the last word of content behind an article is
 * the noun; where they follow, the noun comes first, and what follows it says how it is.
 */
function isLastNoun(passage: AnalysedText, at: number): boolean {
  if (partInContext(passage, at) !== 'n') return false;
  const isBeforeContent = isJoined(passage, at + 1) && classesAt(passage, at + 1) === 0;
  return wordsOf(passage.language).grammar.adjectivesFollow || !isBeforeContent;
}
