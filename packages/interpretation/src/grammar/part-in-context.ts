import { classesAt, isJoined, type Words, wordAt } from './sentence.ts';
import { noun, wordClass } from './word-class.ts';

/** How a word stands among its neighbours: as a noun, a verb, what is said of something ("was open"), or unknown. */
export type PartInContext = 'n' | 'v' | 'a' | '?';

/** How far back an article is looked for, over words that may be adjectives. */
const reach = 3;

/** Judges from the small words around a word whether it names something or tells what is done. */
export function partInContext(words: Words, at: number): PartInContext {
  return words.language === 'en' ? englishPart(words, at) : spanishPart(words, at);
}

function englishPart(words: Words, at: number): PartInContext {
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
