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
): Figure {
  const grammar = grammarOf(language);
  const parts = nounPhrase(sign, traits, words, text, language);
  const plural = isPlural(sign.mention, parts.determiner, language);
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
): PhraseParts {
  if (isVerbForm(sign.mention, language)) return namedPhrase(sign, words, language);
  const grammar = grammarOf(language);
  const noun = wordIndexAt(words, sign.mention.start);
  const determinerAt = findDeterminer(noun, words, grammar);
  const end = language === 'es' ? trailingEnd(sign, traits, words, text, grammar) : sign.mention.end;
  const word = determinerAt === undefined ? undefined : words[determinerAt];
  const rest = tidy(text.slice(word?.end ?? sign.mention.start, end).trim(), sign);
  if (word === undefined || determinerAt === undefined || !isSayable(rest)) {
    const bare = isSayable(rest) ? secondPersonInside(rest, language) : sign.mention.variation;
    const span = { start: sign.mention.start, end: sign.mention.end };
    return {
      phrase: `${bareArticle(sign.mention, language)}${bare}`,
      determiner: undefined,
      first: noun,
      span,
    };
  }
  const addressed = `${grammar.determiners.get(word.lower) ?? word.lower} ${secondPersonInside(rest, language)}`;
  return { phrase: addressed, determiner: word.lower, first: determinerAt, span: { start: word.start, end } };
}

/** A noun symbol that the dream says with a verb goes by its name in the dictionary. */
function namedPhrase({ mention, entry }: Sign, words: readonly Word[], language: Language): PhraseParts {
  const name = entry.name.toLowerCase();
  const article = language === 'es' ? bareArticle({ ...mention, text: name }, language) : '';
  const first = wordIndexAt(words, mention.start);
  return { phrase: `${article}${name}`, determiner: undefined, first, span: mention };
}

/** The determiner of the noun at `noun`, at most three ordinary words to its left. */
function findDeterminer(noun: number, words: readonly Word[], grammar: Grammar): number | undefined {
  const clause = words[noun]?.clause;
  for (let index = noun - 1; index >= Math.max(0, noun - 4); index -= 1) {
    const word = words[index];
    if (word === undefined || word.clause !== clause) return undefined;
    if (grammar.determiners.has(word.lower)) return index;
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
  parts: PhraseParts,
  sign: Sign,
  words: readonly Word[],
  grammar: Grammar,
  language: Language,
) {
  if (!placeGroups.has(sign.mention.group) && sign.mention.group !== 'vehicle') return undefined;
  if (sign.mention.group === 'nature' && !openNature.test(sign.mention.symbol)) return undefined;
  if (passagePattern.test(sign.mention.symbol)) return undefined;
  const before = words[parts.first - 1];
  if (!before || before.clause !== words[parts.first]?.clause) return undefined;
  if (!grammar.placePrepositions.has(before.lower)) return undefined;
  if (/^(?:look|looks|looking|looked|stare|stared|staring)$/u.test(words[parts.first - 2]?.lower ?? ''))
    return undefined;
  const bare = parts.determiner === undefined && language === 'en';
  return `${before.lower} ${bare ? parts.phrase.replace(/^(?:the|your) /u, '') : parts.phrase}`;
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

/** One line; what the dictionary writes small is written small here too. */
function tidy(text: string, sign: Sign): string {
  const line = text.replace(/\s+/gu, ' ');
  const { text: surface, variation } = sign.mention;
  const small = line === line.toUpperCase() ? line.toLowerCase() : line;
  return variation === variation.toLowerCase() ? small.replace(surface, surface.toLowerCase()) : small;
}
