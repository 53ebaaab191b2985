import type { Language } from '@chitta/symbols/types';
import type { Mention } from '../../types.ts';
import type { Grammar } from './grammar.ts';
import { clauseBounds } from './quotes.ts';
import { type Word, wordIndexAt } from './words.ts';

/** Longest complement that is carried over behind a verb. */
const longestComplement = 6;

const addressed: Record<Language, Readonly<Record<string, string>>> = {
  en: { my: 'your', our: 'your', me: 'you', us: 'you', myself: 'yourself', mine: 'yours' },
  es: { mi: 'tu', mis: 'tus', mí: 'ti', me: 'te', conmigo: 'contigo' },
};
/** Words that show another verb with its own subject, or a form that cannot be turned to the second person. */
const blocking: Record<Language, RegExp> = {
  en: /^(?:i|we|he|she|they|it|who|was|were|am|is|are|had|has|have|did|didn't|could|couldn't|would|said|told|asked|what|why|how|if|not|ourselves|here|there)$/u,
  es: /^(?:yo|nosotros|nosotras|él|ella|ellos|ellas|era|eran|estaba|estaban|había|fue|es|está|no|nos|nuestro|nuestra|nuestros|nuestras|lo|la|le|les|los|las|qué|cómo|soy|estoy|.+(?:é|aba|aban|amos|emos|imos))$/u,
};

/**
 * What is done, as base verb (en) or infinitive (es) with its complement in the second person:
 * "open the door with your key". Undefined when the words after the verb cannot be carried over whole.
 */
export function describeDoing(
  mention: Mention,
  words: readonly Word[],
  text: string,
  grammar: Grammar,
  language: Language,
): string | undefined {
  const verb = baseVerb(mention.variation, language);
  if (verb === undefined) return undefined;
  const at = wordIndexAt(words, mention.start);
  const last = wordIndexAt(words, mention.end - 1);
  const { to } = clauseBounds(words, last);
  if (to - last > longestComplement) return undefined;
  if (language === 'es' && hasPronoun(at, words)) return undefined;
  if (to === last && governs(words[to], words[to + 1])) return undefined;
  const complement = carryOver(words.slice(last, to + 1), text, language);
  if (complement === undefined || !endsWell(words[to], complement, grammar)) return undefined;
  const isReflexive = language === 'es' && /^(?:me|nos)$/u.test(words[at - 1]?.lower ?? '');
  return [isReflexive ? reflexive(verb) : verb, ...complement].join(' ');
}

/** "la hemos convertido en una mansión": without its pronoun the verb lacks what it is done to. */
function hasPronoun(at: number, words: readonly Word[]): boolean {
  const isAuxiliary = /^(?:he|hemos|había|habíamos|estoy|estaba|estábamos)$/u.test(
    words[at - 1]?.lower ?? '',
  );
  return /^(?:lo|la|los|las)$/u.test(words[isAuxiliary ? at - 2 : at - 1]?.lower ?? '');
}

/** "nos casábamos" is "casarte", whether the dictionary has "casar" or "casarse". */
function reflexive(infinitive: string): string {
  return infinitive.replace(/^(\S+[aeií]r)(?= |$)/u, '$1te');
}

/** "I discovered that …": the verb is nothing without the clause that follows. */
function governs(verb: Word | undefined, next: Word | undefined): boolean {
  return (
    next !== undefined &&
    next.sentence === verb?.sentence &&
    /^(?:that|what|how|if|why|que|qué|si|cómo)$/u.test(next.lower)
  );
}

/** The words after the first, turned to the second person; undefined when one of them cannot be. */
function carryOver(words: readonly Word[], text: string, language: Language): string[] | undefined {
  const complement: string[] = [];
  for (let index = 1; index < words.length; index += 1) {
    const word = words[index] as Word;
    const isArticle =
      language === 'es' && /^(?:la|los|las|lo)$/u.test(word.lower) && index < words.length - 1;
    const isCut = !/^[ \n]$/u.test(text.slice(words[index - 1]?.end ?? 0, word.start));
    if (isCut || (!isArticle && blocking[language].test(word.lower))) return undefined;
    complement.push(addressed[language][word.lower] ?? text.slice(word.start, word.end));
  }
  return complement;
}

/** A complement does not end in an article, nor in a Spanish preposition. */
function endsWell(last: Word | undefined, complement: readonly string[], grammar: Grammar): boolean {
  if (complement.length === 0 || last === undefined) return true;
  return (
    !grammar.determiners.has(last.lower) &&
    !(grammar.copulas.has('es') && grammar.prepositions.has(last.lower))
  );
}

function baseVerb(variation: string, language: Language): string | undefined {
  const parts = variation.toLowerCase().split(' ');
  const [first = '', ...rest] = parts;
  const turned = rest.map((word) => addressed[language][word] ?? word.replace(/^oneself$/u, 'yourself'));
  if (language === 'en') return [first === 'be' ? 'are' : first, ...turned].join(' ');
  if (!/[aeií]r(?:se)?$/u.test(first)) return undefined;
  return [first.replace(/se$/u, 'te'), ...turned].join(' ');
}

/** English third person singular of a base verb phrase. */
export function thirdPerson(doing: string): string {
  const [verb = '', ...rest] = doing.split(' ');
  return [inflect(verb), ...rest].join(' ');
}

function inflect(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'are' || verb === 'be') return 'is';
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/u.test(verb) ? `${verb}es` : `${verb}s`;
}
