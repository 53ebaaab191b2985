import { classesAt, isJoined, type Words } from './sentence.ts';
import { noun, wordClass } from './word-class.ts';

/** How far back an article is looked for, over words that may be adjectives. */
const reach = 3;

/** An article stands before, with nothing but words of content between: "the big old rock". */
export function isAfterArticle(words: Words, at: number): boolean {
  for (let back = 1; back <= reach; back++) {
    if (!isJoined(words, at - back + 1)) return false;
    const classes = classesAt(words, at - back);
    if (classes & noun) return true;
    if (classes !== 0 && !(classes & wordClass.adverb)) return false;
  }
  return false;
}
