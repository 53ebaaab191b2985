import { wordSet } from '../../../reading/syntax/word-set.ts';
import type { NounPhrases } from '../../pack/noun-phrases.ts';

const irregularPlurals = wordSet(`
  men women children people feet teeth mice geese wolves police clothes stairs jeans pants trousers scissors glasses shoes
  boots`);
const pluralOfMan = /(?:tle|police|fire|sales|fisher|work|wo)men$/u;
const singularEnding = /(?:ss|us|is|news|gas|lens|bus)$/u;
const oneDeterminers = wordSet('a an this that another');

function lastWord(text: string): string {
  return (text.toLowerCase().match(/(?<![\p{L}\p{N}'-])[\p{L}\p{N}'-]+$/u)?.[0] ?? text.toLowerCase()).trim();
}

function isPlural(text: string, determiner: string | undefined): boolean {
  if (determiner !== undefined && oneDeterminers.has(determiner)) return false;
  const word = lastWord(text);
  if (irregularPlurals.has(word) || pluralOfMan.test(word)) return true;
  return word.endsWith('s') && !singularEnding.test(word);
}

/** Whom a dreamer calls so without an article is the dreamer's own; so is a home. */
const kin = wordSet(`
  mom mum mommy mummy mother dad daddy father grandma grandpa granny grandmother grandfather aunt uncle home`);

/** "a marshy wood": adjectives of a class of nouns. */
const adjectives = wordSet(`
  watery marshy swampy hilly rocky sandy grassy leafy snowy icy rainy windy stormy foggy misty muddy woody wooded wooden
  woollen golden metallic glassy hairy bloody starry sunny cloudy mountainous online offline outdoors indoors`);
const clauseLike = [
  /^(?:in|on|at|out|off|under|no|not|was|were|is|am|are|been|being|gets?|got)\s/iu,
  /\S\s(?:my|our|his|her|their|the|an?) /iu,
];

export const englishNouns: NounPhrases = {
  isPlural,
  isOfSeveral: (phrase) => /^(?:the|your) (?:few|several|many|couple of|other two|last two) /u.test(phrase),
  isOneName: () => false,
  daysAndFeasts: wordSet(`
    monday tuesday wednesday thursday friday saturday sunday january february april june july august september october
    november december christmas easter halloween`),
  bareArticle: (noun) => (kin.has(noun) ? 'your ' : 'the '),
  isVerbForm: (surface, base) => /(?:ed|ing)$/u.test(surface) && !/(?:ed|ing)$/u.test(base),
  // A phrase with an article inside is a clause and no noun; so is "in trouble".
  isClauseLike: (text) =>
    adjectives.has(text.toLowerCase()) || clauseLike.some((pattern) => pattern.test(text)),
  quotedVerb: (verb) => ({ phrase: `“${verb}”`, determiner: undefined }),
  articles: wordSet('a an the my our another two three some'),
  ownDeterminers: wordSet('the a an another your my his her their'),
  definite: { a: 'the', an: 'the', another: 'the other' },
  endOf: ({ end }) => end,
  possessiveAfter: () => undefined,
  secondPersonInside: [[/\b(?:my|our)\b/giu, 'your']],
  isOnlyQuality: () => false,
};
