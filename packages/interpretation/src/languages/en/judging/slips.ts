import { anyOf } from '../../../text/any-of.ts';
import type { Slip } from '../../pack/judging-pack.ts';

const quotations = /“[^”]*”/gu;
/** Written with a vowel, spoken with a consonant; and the other way round. */
const likeConsonant = /^(?:uni(?!m|n)|use|usu|usef|ute|eu|ewe|one(?![a-z]*t)|once|ub|ur[aio])/i;
const likeVowel = /^(?:hour|honest|honou?r|heir)/i;

const shapes = [
  {
    fault: 'you with a form of he',
    // "Which side of you was": only where "you" begins a clause.
    pattern: /(?:^|[.,;:] )you (?:is|was|has|does)(?:n[’']t)?\b/gi,
  },
  {
    fault: 'you with a form of he',
    pattern: anyOf(
      `(?:and|that|as|when|where|because|but|if|while|until|before|after) you (?:is|was|has|does)(?:n[’']t)?`,
      'giu',
    ),
  },
  {
    fault: 'he with a form of you',
    pattern: anyOf(
      `(?<!\\b(?:for|of|in|to|with|on|about|from|behind|by|at|around|than) )(?:he|she|it) (?:are|were not|(?:have|do)(?:n[’']t)?)`,
      'giu',
    ),
  },
  { fault: 'I with a form of you', pattern: /(?<!\p{L})(?:I|[Mm]e|[Mm]y|[Mm]yself)(?![\p{L}’'])/gu },
  {
    fault: 'two articles',
    pattern: /\b(?:a|an|the|your|his|its|our|their) (?:a|an|the|your|his|its|our|their)\b/gi,
  },
  { fault: 'two prepositions', pattern: /\b(?:to|of|at|with|from|in|by) of\b/gi },
  {
    fault: 'article before a verb',
    pattern: /(?<!\p{L} )\b(?:A|An|The) (?:is|of|and)\b/gu,
  },
  {
    fault: 'article before a verb',
    pattern: /\b(?:a|an|the) (?:is|are|was|were|you|he|she|they|of|and|in|to|with|that)\b/gu,
  },
] as const;

/**
 * What goes wrong in English sentences that are put together: a/an, forms of the verb that do not belong to "you",
 * two articles, the first person where the dreamer is spoken to. Quotations are the dreamer's and left alone.
 */
export function englishSlips(sentence: string): Slip[] {
  const own = sentence.replace(quotations, '“”');
  const found = shapes.flatMap(({ fault, pattern }) =>
    [...own.matchAll(pattern)]
      .filter(isNoQuestion(own))
      .map(([words]) => ({ fault, words: `${words}: ${own}` })),
  );
  const articles = [...own.matchAll(/(?<![\p{L}’'-])(an?|(?<!\p{L} )An?) ([\p{L}]+)/gu)].flatMap(
    ([words, article = '', next = '']) =>
      (article.toLowerCase() === 'an') === startsWithVowel(next) ? [] : [{ fault: 'a or an', words }],
  );
  return [...found, ...articles];
}

/** "What is it they want, does it have …": behind an inverted verb the other form is right. */
function isNoQuestion(sentence: string): (match: RegExpMatchArray) => boolean {
  return ({ index = 0, 0: words }) =>
    !/^(?:he|she|it) (?:have|do)$/i.test(words) ||
    !/\b(?:do|does|did|can|could|will|would|may|might|let|make|see|to)\b[^.,;]*$/i.test(
      sentence.slice(0, index),
    );
}

function startsWithVowel(word: string): boolean {
  // Capitals are spelt out: an X-ray, a UFO.
  if (/^[FHLMNRSX](?![a-z])/.test(word)) return true;
  if (/^U[A-Z]/.test(word)) return false;
  return (/^[aeiouáéíóú]/i.test(word) && !likeConsonant.test(word)) || likeVowel.test(word);
}
