import type { Language } from '@chitta/symbols/types';
import { allLanguages } from '../languages/language-packs.ts';
import type { Token } from '../text/token.ts';
import { tokenise } from '../text/tokenise.ts';
import { languageOfWords } from './detect-language.ts';

/**
 * The text once for each language, with the sentences of the others taken out: line breaks stand in their place, so
 * that every word keeps its offset and nothing is read across. Undefined where the whole text is in its main language.
 */
export function splitByLanguage(
  text: string,
  main: Language,
): Readonly<Record<Language, string>> | undefined {
  const sentences = cutSentences(tokenise(text));
  let isMixed = false;
  let language = main;
  const parts = new Map(allLanguages().map((each) => [each, '']));
  let at = 0;
  sentences.forEach((tokens, index) => {
    const told = languageOfWords(tokens);
    // A sentence that does not tell goes with the one before it.
    if (told.isCertain) language = told.language;
    else if (index === 0) language = main;
    if (language !== main) isMixed = true;
    const end = sentences[index + 1]?.[0]?.start ?? text.length;
    const blank = '\n'.repeat(end - at);
    for (const [each, part] of parts)
      parts.set(each, part + (each === language ? text.slice(at, end) : blank));
    at = end;
  });
  return isMixed ? (Object.fromEntries(parts) as Record<Language, string>) : undefined;
}

function cutSentences(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [];
  for (const token of tokens) {
    const last = sentences.at(-1);
    if (last === undefined || token.gap === 'stop') sentences.push([token]);
    else last.push(token);
  }
  return sentences;
}
