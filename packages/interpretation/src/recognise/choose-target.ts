import type { AnalysedText } from '../analysed/analysed-text.ts';
import { partInContext } from '../grammar/part-in-context.ts';
import { classesAt, type PartInContext, wordAt } from '../grammar/sentence.ts';
import { noun as articleLike } from '../grammar/word-class.ts';
import { type Choice, weightOf, weightOfFit } from '../lexicon/choice.ts';
import type { Target } from '../lexicon/target.ts';
import { hasSense } from '../senses/sense-rule.ts';
import type { Candidate } from './candidate.ts';

/**
 * What a single word stands for here, or nothing when another sense is meant. It is judged by its neighbours; of
 * several symbols the one of the fitting part of speech wins, then a symbol before a class of words, then the one that
 * lists this very form ("people" before the plural of "person"), then the first in the dictionary.
 */
export function chooseWord(
  passage: AnalysedText,
  at: number,
  choices: readonly Choice[],
): Choice | undefined {
  if (choices.length === 1) {
    const only = choices[0] as Choice;
    return fitsSense(passage, at, only) ? only : undefined;
  }
  let context: PartInContext | undefined;
  let best: Choice | undefined;
  let most = 0;
  for (let each = 0; each < choices.length; each++) {
    const choice = choices[each] as Choice;
    if (!fitsSense(passage, at, choice)) continue;
    context ??= partInContext(passage, at);
    const weight = choice.weight + (fits(choice.target, context) ? weightOfFit : 0);
    if (best !== undefined && !isBefore(choice.target, weight, best.target, most)) continue;
    best = choice;
    most = weight;
  }
  return best;
}

function fitsSense(passage: AnalysedText, at: number, { rules }: Choice): boolean {
  return rules === undefined || hasSense(rules, passage, at);
}

function fits({ part }: Target, context: PartInContext): boolean {
  return part === context || (part === 'x' && context === 'a');
}

function isBefore(one: Target, weight: number, other: Target, most: number): boolean {
  return weight > most || (weight === most && one.order <= other.order);
}

/**
 * What a phrase stands for: its words leave one sense, so only its spelling decides between symbols. None where it
 * begins with a verb whose form names a thing here: "la casa con jardín" is no wedding.
 */
export function choosePhrase(passage: AnalysedText, phrase: Candidate): Target | undefined {
  const { first, last } = phrase;
  const targets = namesThing(passage, first) ? phrase.targets.filter(isNoDeed) : phrase.targets;
  if (targets.length < 2) return targets[0];
  const written = writtenAt(passage, first, last);
  let best: Target | undefined;
  let most = 0;
  for (const target of targets) {
    const weight = weightOf(target, written);
    if (best !== undefined && !isBefore(target, weight, best, most)) continue;
    best = target;
    most = weight;
  }
  return best;
}

function namesThing(passage: AnalysedText, at: number): boolean {
  const { choices } = (passage.tokens[at] as AnalysedText['tokens'][number]).spelling;
  if ((classesAt(passage, at - 1) & articleLike) === 0) return false;
  return choices.some(({ target }) => target.part === 'n') && partInContext(passage, at) === 'n';
}

function isNoDeed({ part }: Target): boolean {
  return part !== 'v';
}

/** The words as the dictionary spells its own. */
export function writtenAt(passage: AnalysedText, first: number, last: number): string {
  let written = wordAt(passage, first);
  for (let at = first + 1; at <= last; at++) written += ` ${wordAt(passage, at)}`;
  return written;
}
