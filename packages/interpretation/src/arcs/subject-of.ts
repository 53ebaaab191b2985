import type { Language } from '@chitta/symbols/types';
import { role } from '../attach/role.ts';
import { wordClass } from '../grammar/word-class.ts';
import type { Form } from '../lexicon/form.ts';
import type { Analysis } from '../reading/analysis.ts';
import type { Figure } from '../reading/model.ts';
import type { Token } from '../text/token.ts';
import { indexOf } from './index-of.ts';
import type { PhraseText } from './phrase-text.ts';

/** Who does what a verb says. */
export type Subject = 'dreamer' | 'other';

/** The words of a dream, and what stands at them. */
export interface Words extends PhraseText {
  readonly language: Language;
  readonly tokens: readonly Token<Form>[];
  readonly analysis: Analysis;
}

/**
 * Who the subject at a word is: that word itself or the last one before it in its sentence; a diary leaves the dreamer
 * out.
 */
export function subjectFinder(
  view: Words,
  classes: Int32Array,
  figures: ReadonlyMap<number, Figure>,
): (verb: number) => Subject {
  const subjectAt = (at: number): Subject | undefined => {
    const roles = view.tokens[at]?.spelling.roles ?? 0;
    if (roles & role.dreamer) return 'dreamer';
    if (roles & role.other) return 'other';
    if (figures.has(at) && isSubject(view, classes, at, figures)) return 'other';
    return isFirstPerson(view, at) ? 'dreamer' : undefined;
  };
  const last: (Subject | undefined)[] = [];
  return (verb) => {
    // Word by word from the first, so that a text without full stops takes no longer than another.
    for (let at = last.length; at <= verb; at += 1)
      last.push(subjectAt(at) ?? (view.sentence(at - 1) === view.sentence(at) ? last[at - 1] : undefined));
    if (isFirstPerson(view, verb)) return 'dreamer';
    return isThirdPerson(view, classes, verb) ? 'other' : (last[verb] ?? 'dreamer');
  };
}

/** The figures of a dream at each of their words. */
export function figuresByWord({ analysis, tokens }: Words): Map<number, Figure> {
  const figures = new Map<number, Figure>();
  for (const figure of analysis.figures) {
    const { start, end } = figure.span;
    for (let at = indexOf(start, tokens); (tokens[at]?.start ?? Infinity) < end; at += 1)
      figures.set(at, figure);
  }
  return figures;
}

/** Told by the form of the verb, where a language does. */
function isFirstPerson(view: Words, at: number): boolean {
  return ((view.tokens[at]?.spelling.roles ?? 0) & role.firstPerson) !== 0;
}

/** "cerró", "habían guardado": whatever stands before. */
function isThirdPerson({ tokens }: Words, classes: Int32Array, verb: number): boolean {
  const isSo = (at: number) => ((tokens[at]?.spelling.roles ?? 0) & role.thirdPerson) !== 0;
  return isSo(verb) || (isSo(verb - 1) && ((classes[verb - 1] ?? 0) & wordClass.have) !== 0);
}

/** A noun phrase with no preposition before it. */
export function isSubject(
  view: Words,
  classes: Int32Array,
  at: number,
  figures: ReadonlyMap<number, Figure>,
): boolean {
  let first = at;
  while (figures.get(first - 1) === figures.get(at)) first -= 1;
  const isPreposition = (word: number) => ((classes[word] ?? 0) & wordClass.preposition) !== 0;
  // "al director": the article holds the preposition.
  if (isPreposition(first)) return false;
  return view.sentence(first - 1) !== view.sentence(first) || !isPreposition(first - 1);
}
