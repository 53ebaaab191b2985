import { classesAt, isJoined, type Words, wordAt } from './sentence.ts';
import { noun, wordClass } from './word-class.ts';

/** How a word stands among its neighbours: as a noun, as a verb, or open. */
export type PartInContext = 'n' | 'v' | '?';

/** How far back an article is looked for, over words that may be adjectives. */
const reach = 3;

/** Judges from the small words around a word whether it names something or tells what is done. */
export function partInContext(words: Words, at: number): PartInContext {
  return words.language === 'en' ? englishPart(words, at) : spanishPart(words, at);
}

function englishPart(words: Words, at: number): PartInContext {
  if (!isJoined(words, at)) return followsAsVerb(words, at) ? 'v' : '?';
  const before = classesAt(words, at - 1);
  if (before & wordClass.infinitiveMark) return followsAsNoun(words, at) ? 'n' : 'v';
  // "her" is an article and a pronoun; before a word of content it is the article.
  if (before & noun && !(before & wordClass.subject)) return isRelativeThat(words, at) ? 'v' : 'n';
  if (before & beforeVerbs) return 'v';
  if (before & wordClass.preposition) return 'n';
  if (before & (wordClass.negator | wordClass.adverb)) return englishPart(words, at - 1) === 'n' ? 'n' : 'v';
  return isAfterArticle(words, at) ? 'n' : '?';
}

const beforeVerbs = wordClass.auxiliary | wordClass.ability | wordClass.subject;

/** "the man that leaves": a clause, not an article. */
function isRelativeThat(words: Words, at: number): boolean {
  return wordAt(words, at - 1) === 'that' && isJoined(words, at - 1) && classesAt(words, at - 2) === 0;
}

function followsAsVerb(words: Words, at: number): boolean {
  return isJoined(words, at + 1) && (classesAt(words, at + 1) & (noun | wordClass.object)) !== 0;
}

function followsAsNoun(words: Words, at: number): boolean {
  return isJoined(words, at + 1) && (classesAt(words, at + 1) & (wordClass.be | wordClass.have)) !== 0;
}

/** An article stands before, with nothing but words of content between: "the big old rock". */
function isAfterArticle(words: Words, at: number): boolean {
  for (let back = 1; back <= reach; back++) {
    if (!isJoined(words, at - back + 1)) return false;
    const classes = classesAt(words, at - back);
    if (classes & noun) return true;
    if (classes !== 0 && !(classes & wordClass.adverb)) return false;
  }
  return false;
}

function spanishPart(words: Words, at: number): PartInContext {
  if (!isJoined(words, at)) return '?';
  const before = classesAt(words, at - 1);
  const isArticle = (before & noun) !== 0;
  const isPronoun = (before & wordClass.object) !== 0;
  if (isArticle && isPronoun) return isPronounBefore(words, at) ? 'v' : 'n';
  if (isArticle) return wordAt(words, at - 1) === 'que' ? '?' : 'n';
  if (isPronoun || before & wordClass.subject) return 'v';
  if (before & wordClass.negator) return 'v';
  if (before & wordClass.preposition) return 'n';
  if (before & wordClass.adverb) return '?';
  return isAfterArticle(words, at) ? 'n' : '?';
}

/** "me la cura", "no lo vela", "que la llama": the article-like word before is a pronoun. */
function isPronounBefore(words: Words, at: number): boolean {
  if (!isJoined(words, at - 1)) return false;
  const second = classesAt(words, at - 2);
  const isLoneArticle = (second & noun) === 0 || wordAt(words, at - 2) === 'que';
  if (second & wordClass.negator) return true;
  return isLoneArticle && (second & (wordClass.object | wordClass.subject)) !== 0;
}
