import type { Language } from '@chitta/symbols/types';
import { readingOf } from '../../languages/language-packs.ts';
import type { NounPhrases } from '../../languages/pack/noun-phrases.ts';
import type { Mention, Span } from '../../types.ts';
import type { DreamText, Figure, Sign, Trait } from '../model.ts';
import { bareArticle, isVerbForm } from './noun-forms.ts';
import { isSayable } from './quotes.ts';
import { type Word, wordIndexAt } from './words.ts';

interface PhraseParts {
  readonly phrase: string;
  readonly determiner: string | undefined;
  readonly span: Span;
}

/** A noun of the dream as the reading may name it: addressed to the dreamer, with what belongs to it. */
export function describeFigure(sign: Sign, traits: readonly Trait[], dream: DreamText): Figure {
  const { phrase, determiner, span } = nounPhrase(sign, traits, dream);
  const { isOneName, isOfSeveral, isPlural } = readingOf(dream.language).nouns;
  const plural = !isOneName(phrase) && (isOfSeveral(phrase) || isPlural(sign.mention.text, determiner));
  return { sign, phrase, plural, traits, span };
}

function nounPhrase(sign: Sign, traits: readonly Trait[], dream: DreamText): PhraseParts {
  const { mention } = sign;
  const { words, language } = dream;
  if (isVerbForm(sign, language) || readingOf(language).nouns.isClauseLike(mention.text))
    return quotedVerb(mention, language);
  // A name stands alone: in "a mi lado iba Frida Kahlo" the "mi" belongs to the side.
  if (mention.kind === 'celebrity') return bareNoun(mention, mention.text, language);
  const noun = wordIndexAt(words, mention.start);
  if (isProper(noun, dream)) return properNoun(mention, language);
  return commonNoun(mention, noun, traits, dream);
}

function commonNoun(mention: Mention, noun: number, traits: readonly Trait[], dream: DreamText): PhraseParts {
  const { text, language } = dream;
  const { grammar, nouns } = readingOf(language);
  const word = findDeterminer(noun, dream);
  const end = nouns.endOf(mention, traits, dream);
  const rest = tidy(text.slice(word?.end ?? mention.start, end).trim(), mention, word !== undefined);
  if (word === undefined || !isSayable(rest)) return bareNoun(mention, rest, language);
  const mine = nouns.possessiveAfter(end, dream);
  const determiner = mine?.determiner ?? word.lower;
  const addressed = `${grammar.determiners.get(determiner) ?? determiner} ${secondPersonInside(rest, language)}`;
  return { phrase: addressed, determiner, span: { start: word.start, end: mine?.end ?? end } };
}

/** Written large in the middle of a sentence: "Spain", "Julia". */
function isProper(noun: number, { words, text, language }: DreamText): boolean {
  const [before, word] = [words[noun - 1], words[noun]];
  if (!before || !word || before.sentence !== word.sentence) return false;
  if (readingOf(language).nouns.articles.has(before.lower)) return false;
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

/** A noun without article, or in words that cannot stand in a sentence. */
function bareNoun(mention: Mention, rest: string, language: Language): PhraseParts {
  const nouns = readingOf(language).nouns;
  const bare = isSayable(rest) ? secondPersonInside(rest, language) : mention.variation;
  const space = bare.indexOf(' ');
  const hasOwn = space > 0 && nouns.ownDeterminers.has(bare.slice(0, space).toLowerCase());
  const phrase = hasOwn ? definite(bare, nouns) : `${bareArticle(mention, language)}${bare}`;
  return { phrase, determiner: undefined, span: { start: mention.start, end: mention.end } };
}

function definite(phrase: string, nouns: NounPhrases): string {
  return phrase.replace(/^\p{L}+/u, (article) => nouns.definite[article.toLowerCase()] ?? article);
}

/** A noun symbol that the dream says with a verb is quoted: “playing”, «escuchando». */
function quotedVerb(mention: Mention, language: Language): PhraseParts {
  const verb = (isSayable(mention.text) ? mention.text : mention.variation).toLowerCase();
  return { ...readingOf(language).nouns.quotedVerb(verb, mention), span: mention };
}

/** The determiner of the noun at `noun`, at most three ordinary words to its left. */
function findDeterminer(noun: number, { words, language, heads }: DreamText): Word | undefined {
  const { grammar } = readingOf(language);
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

function secondPersonInside(text: string, language: Language): string {
  return readingOf(language).nouns.secondPersonInside.reduce(
    (result, [pattern, form]) => result.replace(pattern, form),
    text,
  );
}

/** One line; what the dictionary writes small is written small here too, but for "Japanese" and "TV" behind an article. */
function tidy(text: string, mention: Mention, isBehind: boolean): string {
  const line = text.replace(/\s+/gu, ' ');
  const { text: surface, variation } = mention;
  const small = line === line.toUpperCase() && line.length > 3 ? line.toLowerCase() : line;
  if (isBehind) return small;
  return variation === variation.toLowerCase() ? small.replace(surface, surface.toLowerCase()) : small;
}
