import type { AnalysedText } from '../analysed/analysed-text.ts';
import { partInContext } from '../grammar/part-in-context.ts';
import { classesAt } from '../grammar/sentence.ts';
import { type WordClassName, wordClass } from '../grammar/word-class.ts';
import type { Choice } from '../lexicon/choice.ts';
import { hasSense } from '../senses/sense-rule.ts';
import type { Assertion } from '../types.ts';
import type { TracedCandidate, TracedWord } from './trace.ts';

/** Every word with the symbols that it may stand for by itself, whether or not it does here. */
export function traceWords(passage: AnalysedText, assertionAt: (at: number) => Assertion): TracedWord[] {
  const { text, tokens, language } = passage;
  return tokens.map(({ start, end, folded, gap, spelling }, at) => ({
    start,
    end,
    text: text.slice(start, end),
    folded,
    language,
    gap,
    classes: namesOf(classesAt(passage, at)),
    part: partInContext(passage, at),
    candidates: spelling.choices.map((choice) => traceChoice(passage, at, choice)),
    state: assertionAt(at),
  }));
}

function traceChoice(passage: AnalysedText, at: number, { target, rules, rule }: Choice): TracedCandidate {
  const { symbol, variation, sense } = target;
  const isJudged = rules !== undefined;
  return { symbol, variation, sense, rule, isJudged, fits: !isJudged || hasSense(rules, passage, at) };
}

function namesOf(bits: number): WordClassName[] {
  const names = Object.keys(wordClass) as WordClassName[];
  return names.filter((name) => (bits & wordClass[name]) !== 0);
}
