import { isAfterArticle } from '../../../grammar/after-article.ts';
import { classesAt, isJoined, type PartInContext, type Words, wordAt } from '../../../grammar/sentence.ts';
import { noun, wordClass } from '../../../grammar/word-class.ts';

/** Judges from the small words around a word whether it names something or tells what is done. */
export function englishPart(words: Words, at: number): PartInContext {
  if (!isJoined(words, at)) return followsAsVerb(words, at) ? 'v' : '?';
  const before = classesAt(words, at - 1);
  if (before & wordClass.infinitiveMark) return afterTo(words, at);
  // "her" is an article and a pronoun; before a word of content it is the article.
  if (isArticle(before)) return isRelativeThat(words, at) ? 'v' : 'n';
  if (before & (wordClass.negator | wordClass.adverb) && !(before & beforeVerbs)) {
    return afterAdverb(englishPart(words, at - 1));
  }
  return afterSmallWord(before, words, at) ?? (isAfterArticle(words, at) ? 'n' : '?');
}

/** "To tables": no infinitive ends like that. */
function afterTo(words: Words, at: number): PartInContext {
  return followsAsNoun(words, at) || isPlural(words, at) ? 'n' : 'v';
}

function afterSmallWord(before: number, words: Words, at: number): PartInContext | undefined {
  if (before & beforeVerbs) return 'v';
  if (before & wordClass.be) return wordAt(words, at).endsWith('ing') ? 'v' : 'a';
  return before & wordClass.preposition ? 'n' : undefined;
}

function isArticle(classes: number): boolean {
  return (classes & noun) !== 0 && (classes & wordClass.subject) === 0;
}

function afterAdverb(part: PartInContext): PartInContext {
  return part === '?' ? 'v' : part;
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

function isPlural(words: Words, at: number): boolean {
  return /[^siu]s$/.test(wordAt(words, at));
}
