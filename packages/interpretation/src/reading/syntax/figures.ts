import type { Language, SymbolGroup } from '@chitta/symbols/types';
import type { Span } from '../../types.ts';
import type { Figure, Sign, Trait } from '../model.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { bareArticle, isFeminine, isPlural, isVerbForm } from './noun-forms.ts';
import { isSayable } from './quotes.ts';
import { type Word, wordIndexAt } from './words.ts';

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
/** Groups that can hold a scene. */
export const placeGroups: ReadonlySet<SymbolGroup> = new Set(['place', 'building', 'nature']);
/** Nature that one can be in; a root or a stone frames nothing. */
const openNature =
  /^(?:sea|ocean|water|river|lake|forest|woods?|jungle|mountain|sky|desert|island|valley|cave|swamp|field|meadow|garden|snow|hill|cliff|waterfall|mud|space|beach|park|grass)$/u;

export function isNoun(sign: Sign): boolean {
  return nounGroups.has(sign.mention.group);
}

interface PhraseParts {
  readonly phrase: string;
  readonly determiner: string | undefined;
  readonly first: number;
  readonly span: Span;
}

/** A noun of the dream as the reading may name it: addressed to the dreamer, with what belongs to it. */
export function describeFigure(
  sign: Sign,
  traits: readonly Trait[],
  words: readonly Word[],
  text: string,
  language: Language,
  others: ReadonlySet<number> = new Set(),
): Figure {
  const grammar = grammarOf(language);
  const parts = nounPhrase(sign, traits, words, text, language, others);
  // "a few lights" are several for all their "a".
  const isFew = /^(?:the|your) (?:few|several|many|couple of|other two|last two) /u.test(parts.phrase);
  // «Buenos Aires» is one place.
  const isName = language === 'es' && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(parts.phrase);
  const plural = !isName && (isFew || isPlural(sign.mention, parts.determiner, language));
  return {
    sign,
    phrase: parts.phrase,
    where: whereOf(parts, sign, words, grammar, language),
    plural,
    feminine: language === 'es' && isFeminine(sign.mention, parts.determiner),
    owner: undefined,
    known: parts.determiner !== undefined && grammar.possessives.has(parts.determiner),
    traits,
    span: parts.span,
  };
}

function nounPhrase(
  sign: Sign,
  traits: readonly Trait[],
  words: readonly Word[],
  text: string,
  language: Language,
  others: ReadonlySet<number>,
): PhraseParts {
  if (isVerbForm(sign, language) || isClauseLike(sign)) return quotedVerb(sign, words, language);
  const grammar = grammarOf(language);
  const noun = wordIndexAt(words, sign.mention.start);
  // A name stands alone: in "a mi lado iba Frida Kahlo" the "mi" belongs to the side.
  if (sign.mention.kind === 'celebrity') return bareNoun(sign, sign.mention.text, noun, language);
  if (isProper(noun, words, text, language)) return properNoun(sign, noun, language);
  const determinerAt = findDeterminer(noun, words, grammar, others);
  const end = language === 'es' ? trailingEnd(sign, traits, words, text, grammar) : sign.mention.end;
  const word = determinerAt === undefined ? undefined : words[determinerAt];
  const rest = tidy(text.slice(word?.end ?? sign.mention.start, end).trim(), sign, word !== undefined);
  if (word === undefined || determinerAt === undefined || !isSayable(rest))
    return bareNoun(sign, rest, noun, language);
  const mine = language === 'es' ? possessiveAfter(end, words, text) : undefined;
  const determiner = mine?.determiner ?? word.lower;
  const addressed = `${grammar.determiners.get(determiner) ?? determiner} ${secondPersonInside(rest, language)}`;
  const span = { start: word.start, end: mine?.end ?? end };
  return { phrase: addressed, determiner, first: determinerAt, span };
}

/** Written large in the middle of a sentence: "Spain", "Julia". */
function isProper(noun: number, words: readonly Word[], text: string, language: Language): boolean {
  const [before, word] = [words[noun - 1], words[noun]];
  if (!before || !word || before.sentence !== word.sentence) return false;
  // "a Japanese couple": with an article it is no name.
  if (/^(?:an|the|my|our|another|two|three|some|un|una|el|la|los|las|mi)$/u.test(before.lower)) return false;
  if (language === 'en' && before.lower === 'a') return false;
  const surface = text.slice(word.start, word.end);
  return /^\p{Lu}\p{Ll}/u.test(surface) && !/^\p{Lu}/u.test(text.slice(before.start, before.end));
}

function properNoun(sign: Sign, first: number, language: Language): PhraseParts {
  const { mention } = sign;
  // "Doctor Y": a calling written large is the calling.
  if (mention.group === 'person' && mention.kind === undefined)
    return bareNoun(sign, mention.text.toLowerCase(), first, language);
  const phrase = mention.text.replace(/\s+/gu, ' ');
  return { phrase, determiner: undefined, first, span: { start: mention.start, end: mention.end } };
}

/** A noun without article, or in words that cannot stand in a sentence. */
function bareNoun({ mention }: Sign, rest: string, first: number, language: Language): PhraseParts {
  const bare = isSayable(rest) ? secondPersonInside(rest, language) : mention.variation;
  const span = { start: mention.start, end: mention.end };
  const hasOwn =
    /^(?:the|a|an|another|your|my|his|her|their|el|la|los|las|un|una|unos|unas|tu|tus|su|sus) /iu.test(bare);
  const article = hasOwn ? '' : bareArticle(mention, language);
  return {
    phrase: `${article}${hasOwn ? definite(bare) : bare}`,
    determiner: undefined,
    first,
    span,
  };
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
function possessiveAfter(end: number, words: readonly Word[], text: string) {
  const word = words[wordIndexAt(words, end)];
  if (!word || word.start !== end + 1 || text.charAt(end) !== ' ') return undefined;
  if (!/^m[ií][oa]s?$/u.test(word.lower)) return undefined;
  return { determiner: word.lower.endsWith('s') ? 'mis' : 'mi', end: word.end };
}

const adjectives =
  /^(?:watery|marshy|swampy|hilly|rocky|sandy|grassy|leafy|snowy|icy|rainy|windy|stormy|foggy|misty|muddy|woody|wooded|wooden|woollen|golden|metallic|glassy|hairy|bloody|starry|sunny|cloudy|sandy|mountainous|online|offline|outdoors|indoors)$/iu;

/** A phrase with an article inside is a clause and no noun: "called my name"; so is "in trouble". */
function isClauseLike({ mention }: Sign): boolean {
  // "a marshy wood": an adjective of a class of nouns.
  if (adjectives.test(mention.text)) return true;
  if (
    /^(?:in|on|at|out|off|under|no|not|was|were|is|am|are|been|being|gets?|got|en|sin|por)\s/iu.test(
      mention.text,
    )
  )
    return true;
  return /\S\s(?:my|our|his|her|their|the|an?|mi|el|la|los|las|una?) /iu.test(mention.text);
}

/** A noun symbol that the dream says with a verb is quoted: “playing”, «escuchando». */
function quotedVerb({ mention }: Sign, words: readonly Word[], language: Language): PhraseParts {
  const verb = (isSayable(mention.text) ? mention.text : mention.variation).toLowerCase();
  // "en ruso" is told as "el ruso".
  const tongue =
    language === 'es' && mention.group !== 'action' ? verb.match(/^en (\p{Ll}+[oésn])$/u)?.[1] : undefined;
  if (tongue !== undefined)
    return {
      phrase: `el ${tongue}`,
      determiner: 'el',
      first: wordIndexAt(words, mention.start),
      span: mention,
    };
  const phrase = language === 'es' ? `«${verb}»` : `“${verb}”`;
  return { phrase, determiner: undefined, first: wordIndexAt(words, mention.start), span: mention };
}

/** The determiner of the noun at `noun`, at most three ordinary words to its left. */
function findDeterminer(
  noun: number,
  words: readonly Word[],
  grammar: Grammar,
  others: ReadonlySet<number>,
): number | undefined {
  const clause = words[noun]?.clause;
  for (let index = noun - 1; index >= Math.max(0, noun - 4); index -= 1) {
    const word = words[index];
    if (word === undefined || word.clause !== clause) return undefined;
    if (grammar.determiners.has(word.lower)) return index;
    // "the women wore pajamas": behind another noun or verb the article is that one's, except in "my mother's car".
    if (others.has(word.start) && !/['’]s?$/u.test(word.lower)) return undefined;
    if (grammar.outsidePhrase.has(word.lower) || grammar.negators.has(word.lower)) return undefined;
  }
  return undefined;
}

/** Spanish: adjectives right after the noun and "de mi abuela" belong to its phrase. */
function trailingEnd(
  sign: Sign,
  traits: readonly Trait[],
  words: readonly Word[],
  text: string,
  grammar: Grammar,
) {
  let end = sign.mention.end;
  for (const trait of traits) {
    const { start, end: traitEnd } = trait.sign.mention;
    if (start > end && /^\s(?:(?:muy|tan)\s)?$/u.test(text.slice(end, start))) end = traitEnd;
  }
  const next = wordIndexAt(words, end);
  const [of, owner, person] = [words[next], words[next + 1], words[next + 2]];
  if (
    of?.lower === 'de' &&
    owner &&
    person &&
    grammar.possessives.has(owner.lower) &&
    /^\s/u.test(text.slice(end))
  ) {
    end = person.end;
  }
  return end;
}

/** Parts of a building one stands at or passes through rather than in. */
export const passagePattern =
  /^(?:door|doors|doorway|window|wall|ceiling|floor|gate|fence|roof|chimney|lock|ladder)$/u;

function whereOf(
  { first, phrase, determiner }: PhraseParts,
  sign: Sign,
  words: readonly Word[],
  grammar: Grammar,
  language: Language,
) {
  const before = words[first - 1];
  if (!before || before.clause !== words[first]?.clause || !canHold(sign)) return undefined;
  if (!grammar.placePrepositions.has(before.lower)) return undefined;
  if (/^(?:look|looks|looking|looked|stare|stared|staring)$/u.test(words[first - 2]?.lower ?? ''))
    return undefined;
  const isBare = determiner === undefined && language === 'en';
  return `${before.lower} ${isBare ? phrase.replace(/^(?:the|your) /u, '') : phrase}`;
}

/** Whether one can be in it. */
function canHold({ mention: { group, symbol } }: Sign): boolean {
  if (passagePattern.test(symbol)) return false;
  if (group === 'nature') return openNature.test(symbol);
  return placeGroups.has(group) || group === 'vehicle';
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
function tidy(text: string, sign: Sign, isBehind: boolean): string {
  const line = text.replace(/\s+/gu, ' ');
  const { text: surface, variation } = sign.mention;
  const small = line === line.toUpperCase() && line.length > 3 ? line.toLowerCase() : line;
  if (isBehind) return small;
  return variation === variation.toLowerCase() ? small.replace(surface, surface.toLowerCase()) : small;
}
