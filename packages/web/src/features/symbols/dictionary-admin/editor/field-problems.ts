import type { DeskProblem } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';

/** The field that a rule is about, where its values do not name it. */
const fieldOfRule: Readonly<Record<string, string>> = {
  functionTooLong: 'function',
  meaningFullStop: 'meaning',
  meaningCapital: 'meaning',
  noGerund: 'meaning',
  noInfinitive: 'meaning',
  noArticle: 'meaning',
  descriptionTooLong: 'description',
  insightNoQuestion: 'insight',
  variationsMissing: 'variations',
  variationNoText: 'variations',
  variationSuffix: 'variations',
  variationSigns: 'variations',
  unshownNoVariation: 'unshown',
  nothingShown: 'unshown',
  hurtful: 'variations',
  belongsElsewhere: 'variations',
  personAmongThings: 'variations',
  qualityNoPhrase: 'quality',
};

/** What is still to be written is told in one place: a form that is empty is not red all over. */
const isMissing = ({ rule }: DeskProblem) => rule?.endsWith('Missing') ?? false;

/** What the rules find in one text of the entry that is written, to be said beside it. */
export function problemsAt(
  problems: readonly DeskProblem[],
  { own, language, field }: { readonly own: string; readonly language: Language; readonly field: string },
): readonly DeskProblem[] {
  return problems.filter((problem) => {
    if (problem.symbol !== own || isMissing(problem)) return false;
    const { rule, values } = problem;
    const about = values.field ?? fieldOfRule[rule ?? ''];
    return about === field && (problem.language ?? values.language) === language;
  });
}
