import { partInContext } from '../grammar/part-in-context.ts';
import { wordAt } from '../grammar/sentence.ts';
import type { Target } from '../lexicon/target.ts';
import { englishSenses } from '../senses/en.ts';
import { spanishSenses } from '../senses/es.ts';
import { hasSense } from '../senses/sense-rule.ts';
import { foldWord } from '../text/fold.ts';
import type { Candidate } from './candidate.ts';
import type { Passage } from './passage.ts';

const senses = { en: englishSenses, es: spanishSenses } as const;

/** What speaks for one of several symbols, strongest first. */
const weights = { fitsPart: 8, isSymbol: 4, isExact: 2, isExactButAccents: 1 } as const;

/**
 * The symbol that the words stand for here, or none when another sense is meant. A single word is judged by its
 * neighbours; of several symbols the one of the fitting part of speech wins, then a symbol before a class of words, then
 * the one that lists this very form ("people" before the plural of "person"), then the first in the dictionary.
 */
export function chooseTarget(passage: Passage, candidate: Candidate): Target | undefined {
  const { targets, first, last } = candidate;
  const isWord = first === last;
  if (targets.length === 1) {
    const [target] = targets;
    return target === undefined || (isWord && !fitsSense(passage, first, target)) ? undefined : target;
  }
  const context = isWord ? partInContext(passage, first) : '?';
  const written = writtenAt(passage, first, last);
  let best: Target | undefined;
  let most = -1;
  for (const target of targets) {
    if (isWord && !fitsSense(passage, first, target)) continue;
    const weight = weigh(target, context, written);
    if (best !== undefined && (weight < most || (weight === most && target.order > best.order))) continue;
    best = target;
    most = weight;
  }
  return best;
}

/** The words as the dictionary spells its own. */
export function writtenAt(passage: Passage, first: number, last: number): string {
  let written = wordAt(passage, first);
  for (let at = first + 1; at <= last; at++) written += ` ${wordAt(passage, at)}`;
  return written;
}

function fitsSense(passage: Passage, at: number, { part }: Target): boolean {
  return wordAt(passage, at) !== '' && hasSense(senses[passage.language], passage, at, part);
}

function weigh(target: Target, context: string, written: string): number {
  return fitOf(target, context) + (target.isClass ? 0 : weights.isSymbol) + exactnessOf(target, written);
}

function fitOf({ part }: Target, context: string): number {
  return part === context || (part === 'x' && context === 'a') ? weights.fitsPart : 0;
}

function exactnessOf({ spelling, folded }: Target, written: string): number {
  if (spelling === written) return weights.isExact;
  return folded.length === written.length && folded === foldWord(written) ? weights.isExactButAccents : 0;
}
