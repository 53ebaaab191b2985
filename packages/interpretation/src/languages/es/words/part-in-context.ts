import { isAfterArticle } from '../../../grammar/after-article.ts';
import { classesAt, isJoined, type PartInContext, type Words, wordAt } from '../../../grammar/sentence.ts';
import { noun, wordClass } from '../../../grammar/word-class.ts';

/** Judges from the small words around a word whether it names something or tells what is done. */
export function spanishPart(words: Words, at: number): PartInContext {
  if (!isJoined(words, at)) return opensWithObject(words, at) ? 'v' : '?';
  const before = classesAt(words, at - 1);
  if (before & wordClass.be) return wordAt(words, at).endsWith('ndo') ? 'v' : 'a';
  if (before & noun) return before & wordClass.object && isPronounBefore(words, at) ? 'v' : 'n';
  if (before & (wordClass.object | wordClass.subject | wordClass.negator)) return 'v';
  return before & wordClass.preposition ? 'n' : afterContent(words, at);
}

function afterContent(words: Words, at: number): PartInContext {
  if (classesAt(words, at - 1) & wordClass.adverb) return spanishPart(words, at - 1) === 'a' ? 'a' : '?';
  return beforeNouns.has(wordAt(words, at - 1)) && isAfterArticle(words, at) ? 'n' : '?';
}

/** "Saco la llave" at the start of a sentence: behind a noun a verb or a preposition follows. */
function opensWithObject(words: Words, at: number): boolean {
  const isContent = classesAt(words, at) === 0 && classesAt(words, at + 2) === 0;
  return isContent && isJoined(words, at + 1) && (classesAt(words, at + 1) & noun) !== 0;
}

/** Adjectives that Spanish puts before the noun; other words between article and verb are the noun itself. */
const beforeNouns: ReadonlySet<string> = new Set(
  `gran buen buena mal mala primer primera segundo segunda tercer viejo vieja nuevo nueva pequeño pequeña enorme
   hermoso hermosa bello bella misma mismo mejor peor antiguo antigua última último pobre linda lindo`.split(
    /\s+/,
  ),
);

/** "me la cura", "no lo vela", "que la llama": the article-like word before is a pronoun. */
function isPronounBefore(words: Words, at: number): boolean {
  if (!isJoined(words, at - 1)) return false;
  const second = classesAt(words, at - 2);
  const isLoneArticle = (second & noun) === 0 || wordAt(words, at - 2) === 'que';
  if (second & wordClass.negator) return true;
  return isLoneArticle && (second & (wordClass.object | wordClass.subject)) !== 0;
}
