import { partInContext } from '../grammar/part-in-context.ts';
import { type Words, wordAt } from '../grammar/sentence.ts';
import type { Target } from '../lexicon/lexicon.ts';
import { englishSenses } from '../senses/en.ts';
import { spanishSenses } from '../senses/es.ts';
import { hasSense } from '../senses/sense-rule.ts';
import { foldWord } from '../text/fold.ts';
import type { Candidate } from './candidate.ts';

const senses = { en: englishSenses, es: spanishSenses } as const;

/** What speaks for one of several symbols, strongest first. */
const weights = { fitsPart: 8, isSymbol: 4, isExact: 2, isExactButAccents: 1 } as const;

/**
 * The symbol that the words stand for here, or none when another sense is meant. A single word is judged by its
 * neighbours; of several symbols the one of the fitting part of speech wins, then a symbol before a class of words, then
 * the one that lists this very form ("people" before the plural of "person").
 */
export function chooseTarget(words: Words, candidate: Candidate): Target | undefined {
  const isWord = candidate.first === candidate.last;
  const possible = isWord
    ? candidate.targets.filter((target) => fitsSense(words, candidate, target))
    : candidate.targets;
  if (possible.length < 2) return possible[0];
  const context = isWord ? partInContext(words, candidate.first) : '?';
  const written = words.tokens.slice(candidate.first, candidate.last + 1).map(({ word }) => word);
  const weigh = (target: Target) =>
    fitOf(target, context) + (target.isClass ? 0 : weights.isSymbol) + exactnessOf(target, written.join(' '));
  return possible.reduce((best, target) => (weigh(target) > weigh(best) ? target : best));
}

function fitsSense(words: Words, { first }: Candidate, { part }: Target): boolean {
  return wordAt(words, first) !== '' && hasSense(senses[words.language], words, first, part);
}

function fitOf({ part }: Target, context: string): number {
  return part === context || (part === 'x' && context === 'a') ? weights.fitsPart : 0;
}

function exactnessOf({ spelling }: Target, written: string): number {
  if (spelling === written) return weights.isExact;
  return foldWord(spelling) === foldWord(written) ? weights.isExactButAccents : 0;
}
