import type { Language, SymbolGroup } from '@chitta/symbols/types';
import { spanish } from '../../languages/es/grammar.ts';
import type { Mention, Span } from '../../types.ts';
import type { Figure, Sign, Trait } from '../model.ts';
import { grammarOf } from './grammar.ts';
import { bareArticle, isPlural, isVerbForm } from './noun-forms.ts';
import { isSayable } from './quotes.ts';
import { wordSet } from './word-set.ts';
import { lowerOf, type Word, wordIndexAt } from './words.ts';

const nounGroups: ReadonlySet<SymbolGroup> = new Set([
  'person',
  'animal',
  'place',
  'building',
  'vehicle',
  'object',
  'clothing',
  'body',
  'food',
  'nature',
  'being',
  'time',
]);

/** Groups that can act: an aspect or a habit of the dreamer. */
export const actingGroups: ReadonlySet<SymbolGroup> = new Set(['person', 'animal', 'being']);

export function isNoun(sign: Sign): boolean {
  return nounGroups.has(sign.mention.group);
}

/** The dream that a noun stands in. */
export interface DreamText {
  readonly text: string;
  readonly words: readonly Word[];
  readonly language: Language;
  /** Where the nouns and verbs that were recognised begin. */
  readonly heads: ReadonlySet<number>;
}

interface PhraseParts {
  readonly phrase: string;
  readonly determiner: string | undefined;
  readonly span: Span;
}

/** A noun of the dream as the reading may name it: addressed to the dreamer, with what belongs to it. */
export function describeFigure(sign: Sign, traits: readonly Trait[], dream: DreamText): Figure {
  const { phrase, determiner, span } = nounPhrase(sign, traits, dream);
  // "a few lights" are several for all their "a".
  const isFew = /^(?:the|your) (?:few|several|many|couple of|other two|last two) /u.test(phrase);
  // «Buenos Aires» is one place.
  const isName = dream.language === 'es' && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(phrase);
  const plural = !isName && (isFew || isPlural(sign.mention, determiner, dream.language));
  return { sign, phrase, plural, traits, span };
}

function nounPhrase(sign: Sign, traits: readonly Trait[], dream: DreamText): PhraseParts {
  const { mention } = sign;
  const { words, language } = dream;
  if (isVerbForm(sign, language) || isClauseLike(mention.text)) return quotedVerb(mention, language);
  // A name stands alone: in "a mi lado iba Frida Kahlo" the "mi" belongs to the side.
  if (mention.kind === 'celebrity') return bareNoun(mention, mention.text, language);
  const noun = wordIndexAt(words, mention.start);
  if (isProper(noun, dream)) return properNoun(mention, language);
  return commonNoun(mention, noun, traits, dream);
}

function commonNoun(mention: Mention, noun: number, traits: readonly Trait[], dream: DreamText): PhraseParts {
  const { text, language } = dream;
  const grammar = grammarOf(language);
  const word = findDeterminer(noun, dream);
  const end = language === 'es' ? trailingEnd(mention, traits, dream) : mention.end;
  const rest = tidy(text.slice(word?.end ?? mention.start, end).trim(), mention, word !== undefined);
  if (word === undefined || !isSayable(rest)) return bareNoun(mention, rest, language);
  const mine = language === 'es' ? possessiveAfter(end, dream) : undefined;
  const determiner = mine?.determiner ?? word.lower;
  const addressed = `${grammar.determiners.get(determiner) ?? determiner} ${secondPersonInside(rest, language)}`;
  return { phrase: addressed, determiner, span: { start: word.start, end: mine?.end ?? end } };
}

/** Behind these a word written large is no name: "my Japanese friend". */
const articles = wordSet('an the my our another two three some un una el la los las mi');

/** Written large in the middle of a sentence: "Spain", "Julia". */
function isProper(noun: number, { words, text, language }: DreamText): boolean {
  const [before, word] = [words[noun - 1], words[noun]];
  if (!before || !word || before.sentence !== word.sentence) return false;
  if (articles.has(before.lower) || (language === 'en' && before.lower === 'a')) return false;
  const surface = text.slice(word.start, word.end);
  return /^\p{Lu}\p{Ll}/u.test(surface) && !/^\p{Lu}/u.test(text.slice(before.start, before.end));
}

function properNoun(mention: Mention, language: Language): PhraseParts {
  // "Doctor Y": a calling written large is the calling.
  if (mention.group === 'person' && mention.kind === undefined)
    return bareNoun(mention, mention.text.toLowerCase(), language);
  const phrase = mention.text.replace(/\s+/gu, ' ');
  return { phrase, determiner: undefined, span: { start: mention.start, end: mention.end } };
}

const ownDeterminers = wordSet(`
  the a an another your my his her their el la los las un una unos unas tu tus su sus`);

/** A noun without article, or in words that cannot stand in a sentence. */
function bareNoun(mention: Mention, rest: string, language: Language): PhraseParts {
  const bare = isSayable(rest) ? secondPersonInside(rest, language) : mention.variation;
  const space = bare.indexOf(' ');
  const hasOwn = space > 0 && ownDeterminers.has(bare.slice(0, space).toLowerCase());
  const phrase = hasOwn ? definite(bare) : `${bareArticle(mention, language)}${bare}`;
  return { phrase, determiner: undefined, span: { start: mention.start, end: mention.end } };
}

const definiteArticles: Readonly<Record<string, string>> = {
  a: 'the',
  an: 'the',
  another: 'the other',
  un: 'el',
  una: 'la',
  unos: 'los',
  unas: 'las',
};

function definite(phrase: string): string {
  return phrase.replace(/^\p{L}+/u, (article) => definiteArticles[article.toLowerCase()] ?? article);
}

/** "una amiga mía" is "mi amiga". */
function possessiveAfter(end: number, { words, text }: DreamText) {
  const word = words[wordIndexAt(words, end)];
  if (!word || word.start !== end + 1 || text.charAt(end) !== ' ') return undefined;
  if (!/^m[ií][oa]s?$/u.test(word.lower)) return undefined;
  return { determiner: word.lower.endsWith('s') ? 'mis' : 'mi', end: word.end };
}

/** "a marshy wood": adjectives of a class of nouns. */
const adjectives = wordSet(`
  watery marshy swampy hilly rocky sandy grassy leafy snowy icy rainy windy stormy foggy misty muddy woody wooded wooden
  woollen golden metallic glassy hairy bloody starry sunny cloudy mountainous online offline outdoors indoors`);
const clauseLike = [
  /^(?:in|on|at|out|off|under|no|not|was|were|is|am|are|been|being|gets?|got|en|sin|por)\s/iu,
  /\S\s(?:my|our|his|her|their|the|an?|mi|el|la|los|las|una?) /iu,
];

/** A phrase with an article inside is a clause and no noun: "called my name"; so is "in trouble". */
function isClauseLike(text: string): boolean {
  return adjectives.has(text.toLowerCase()) || clauseLike.some((pattern) => pattern.test(text));
}

/** A noun symbol that the dream says with a verb is quoted: “playing”, «escuchando». */
function quotedVerb(mention: Mention, language: Language): PhraseParts {
  const verb = (isSayable(mention.text) ? mention.text : mention.variation).toLowerCase();
  if (language === 'en') return { phrase: `“${verb}”`, determiner: undefined, span: mention };
  // "en ruso" is told as "el ruso".
  const tongue = mention.group !== 'action' ? verb.match(/^en (\p{Ll}+[oésn])$/u)?.[1] : undefined;
  return tongue === undefined
    ? { phrase: `«${verb}»`, determiner: undefined, span: mention }
    : { phrase: `el ${tongue}`, determiner: 'el', span: mention };
}

/** The determiner of the noun at `noun`, at most three ordinary words to its left. */
function findDeterminer(noun: number, { words, language, heads }: DreamText): Word | undefined {
  const grammar = grammarOf(language);
  const clause = words[noun]?.clause;
  for (let index = noun - 1; index >= Math.max(0, noun - 4); index -= 1) {
    const word = words[index];
    if (word === undefined || word.clause !== clause) return undefined;
    if (grammar.determiners.has(word.lower)) return word;
    // "the women wore pajamas": behind another noun or verb the article is that one's, except in "my mother's car".
    if (heads.has(word.start) && !/['’]s?$/u.test(word.lower)) return undefined;
    if (grammar.outsidePhrase.has(word.lower) || grammar.negators.has(word.lower)) return undefined;
  }
  return undefined;
}

/** Spanish: adjectives right after the noun and "de mi abuela" belong to its phrase. */
function trailingEnd(mention: Mention, traits: readonly Trait[], { words, text }: DreamText): number {
  let { end } = mention;
  for (const trait of traits) {
    const { start, end: traitEnd } = trait.sign.mention;
    if (start > end && /^\s(?:(?:muy|tan)\s)?$/u.test(text.slice(end, start))) end = traitEnd;
  }
  const next = wordIndexAt(words, end);
  const person = words[next + 2];
  const isOwned = lowerOf(next, words) === 'de' && spanish.possessives.has(lowerOf(next + 1, words));
  return isOwned && person && /^\s/u.test(text.slice(end, end + 1)) ? person.end : end;
}

const inside: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [[/\b(?:my|our)\b/giu, 'your']],
  es: [
    [/(?<!\p{L})a el (?=\p{L})/giu, 'al '],
    [/(?<!\p{L})de el (?=\p{L})/giu, 'del '],
    [/\bmis\b/giu, 'tus'],
    [/\bmi\b/giu, 'tu'],
  ],
};

function secondPersonInside(text: string, language: Language): string {
  return inside[language].reduce((result, [pattern, form]) => result.replace(pattern, form), text);
}

/** One line; what the dictionary writes small is written small here too, but for "Japanese" and "TV" behind an article. */
function tidy(text: string, mention: Mention, isBehind: boolean): string {
  const line = text.replace(/\s+/gu, ' ');
  const { text: surface, variation } = mention;
  const small = line === line.toUpperCase() && line.length > 3 ? line.toLowerCase() : line;
  if (isBehind) return small;
  return variation === variation.toLowerCase() ? small.replace(surface, surface.toLowerCase()) : small;
}
