import type { Language } from '@chitta/symbols/types';
import { wordsOf } from '../languages/language-packs.ts';
import { perLanguage } from '../languages/per-language.ts';
import { rulesOf, type SenseRule, tabulateSenses } from '../senses/sense-rule.ts';
import { foldWord } from '../text/fold.ts';
import type { Spelling } from '../text/spelling.ts';
import type { Target } from './target.ts';

/** A symbol that a word may stand for by itself, with all that its place in a text does not change. */
export interface Choice {
  readonly target: Target;
  /** What its neighbours must be like; undefined for a word of one sense. */
  readonly rules: readonly SenseRule[] | undefined;
  readonly weight: number;
  /** How it is found: `word.exact`, `class.inflected`. */
  readonly rule: string;
}

const sensesOf = perLanguage((language) => tabulateSenses(wordsOf(language).senses));
const none: readonly Choice[] = [];

/** The symbols that words written like this may stand for. */
export function choicesOf(
  { word, folded }: Spelling,
  targets: readonly Target[],
  language: Language,
): readonly Choice[] {
  // A run of letters too long to be a word stands for nothing.
  if (word === '') return none;
  const senses = sensesOf(language);
  return targets.map((target) => ({
    target,
    rules: rulesOf(senses, folded, target.part),
    weight: weightOf(target, word),
    rule: wordRules[target.isClass ? 'class' : 'word'][target.spelling === word ? 'exact' : 'inflected'],
  }));
}

const wordRules = {
  class: { exact: 'class.exact', inflected: 'class.inflected' },
  word: { exact: 'word.exact', inflected: 'word.inflected' },
} as const;

/** What speaks for one of several symbols, strongest first. */
const weights = { fitsPart: 8, isSymbol: 4, isExact: 2, isExactButAccents: 1 } as const;
/** A part of speech that fits the place weighs more than all else together. */
export const weightOfFit = weights.fitsPart;

/**
 * What speaks for a symbol whatever is around it: a symbol goes before a class of words, and one that lists this very
 * form before others ("people" before the plural of "person"), or at least its singular: "chicas" are girls, though
 * "chico" has that form as well.
 */
export function weightOf({ isClass, spelling, folded }: Target, written: string): number {
  const kind = isClass ? 0 : weights.isSymbol;
  if (spelling === written) return kind + weights.isExact;
  const isAlike = folded.length === written.length && folded === foldWord(written);
  return isAlike || isPluralOf(spelling, written) ? kind + weights.isExactButAccents : kind;
}

function isPluralOf(spelling: string, written: string): boolean {
  return written.length === spelling.length + 1 && written.endsWith('s') && written.startsWith(spelling);
}
