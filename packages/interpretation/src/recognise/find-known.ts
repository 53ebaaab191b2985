import type { AnalysedText } from '../analysed/analysed-text.ts';
import type { Form } from '../lexicon/form.ts';
import type { Target } from '../lexicon/target.ts';
import { type Candidate, phrasesFrom } from './candidate.ts';
import { choosePhrase, chooseWord, writtenAt } from './choose-target.ts';
import { findByShape } from './find-by-shape.ts';
import type { Found } from './found.ts';
import type { KnownWords } from './known-words.ts';

/**
 * Reads a dream from left to right: the longest phrase takes its words, and nothing overlaps. What the dictionary does
 * not know may still be a name, a number or a slip of the pen.
 */
export function findKnown(passage: AnalysedText): Found[] {
  const found: Found[] = [];
  const { tokens } = passage;
  for (let at = 0; at < tokens.length; at++) {
    const form = (tokens[at] as AnalysedText['tokens'][number]).spelling;
    const reading = form.phrases.nodes.length === 0 ? undefined : readAt(passage, form, at);
    const other = findByShape(passage, at, reading);
    if (other !== undefined) {
      found.push(other);
      at = other.last;
    } else if (reading !== undefined) {
      if (reading.target !== undefined) found.push(toFound(reading, reading.target));
      at = reading.end;
    }
  }
  return found;
}

function readAt(passage: AnalysedText, form: Form, at: number): KnownWords | undefined {
  const phrases = phrasesFrom(passage, form.phrases, at);
  if (phrases !== undefined) {
    for (const phrase of phrases) {
      const target = choosePhrase(passage, phrase);
      if (target !== undefined || phrase.isIdiom) return readPhrase(passage, phrase, target);
    }
  }
  if (form.alone === undefined) return undefined;
  const choice = chooseWord(passage, at, form.choices);
  if (choice !== undefined) return { first: at, last: at, end: at, target: choice.target, rule: choice.rule };
  return form.alone.isIdiom ? { first: at, last: at, end: at, target: undefined, rule: '' } : undefined;
}

function readPhrase(passage: AnalysedText, phrase: Candidate, target: Target | undefined): KnownWords {
  const { first, last, gap } = phrase;
  const rule = target === undefined ? '' : ruleOf(passage, phrase, target);
  // The words behind a gap are read for themselves as well.
  return { first, last, end: gap?.before ?? last, target, rule };
}

const rules = {
  class: { exact: 'class.exact', inflected: 'class.inflected' },
  phrase: { exact: 'phrase.exact', inflected: 'phrase.inflected' },
} as const;

function ruleOf(
  passage: AnalysedText,
  { first, last, gap }: Candidate,
  { isClass, spelling }: Target,
): string {
  if (gap !== undefined) return 'phrase.gapped';
  const match = writtenAt(passage, first, last) === spelling ? 'exact' : 'inflected';
  return rules[isClass ? 'class' : 'phrase'][match];
}

function toFound({ first, end, rule }: KnownWords, target: Target): Found {
  const { symbol, group, variation, sense, isClass, uses } = target;
  return {
    first,
    last: end,
    symbol,
    group,
    variation,
    rule,
    sense,
    kind: isClass ? 'class' : undefined,
    uses,
  };
}
