import type { Content } from './read-content.ts';
import { checkArcs } from './rules/check-arcs.ts';
import { checkCelebrities } from './rules/check-celebrities.ts';
import { checkClasses } from './rules/check-classes.ts';
import { checkCombined } from './rules/check-combined.ts';
import { checkFields } from './rules/check-fields.ts';
import { checkHurtful } from './rules/check-hurtful.ts';
import { checkKinds } from './rules/check-kinds.ts';
import { checkProgrammes } from './rules/check-programmes.ts';
import { checkTemplates } from './rules/check-templates.ts';
import { checkUnique } from './rules/check-unique.ts';
import { checkWording } from './rules/check-wording.ts';
import { checkChart } from './rules/oracle/check-chart.ts';
import { checkOracle } from './rules/oracle/check-oracle.ts';
import { checkCoverage, checkPractices } from './rules/oracle/check-practices.ts';
import type { Problem } from './rules/problem.ts';
import { checkThemes } from './rules/themes/check-themes.ts';

/** Problems that leave an entry without a text that the other rules would read. */
const unreadable = /missing|no text/;

/** Every rule that a machine can hold over the content; the fields first, since the others rely on them. */
export function checkContent(content: Content): Problem[] {
  const problems = checkFields(content.symbols);
  const incomplete = new Set(
    problems.filter(({ message }) => unreadable.test(message)).map(({ symbol }) => symbol),
  );
  const complete = content.symbols.filter(({ id }) => !incomplete.has(id));
  return [
    ...problems,
    ...checkUnique(complete),
    ...checkTemplates(complete),
    ...checkWording(complete),
    ...checkClasses(content.classes, complete),
    ...checkCombined(content.combined, content.symbols),
    ...checkCelebrities(content.celebrities),
    ...checkHurtful(complete, content.classes),
    ...checkKinds(complete, content.classes),
    ...checkArcs(content),
    ...checkPractices(content.practices),
    ...checkCoverage(content.practices),
    ...checkProgrammes(content),
    ...checkChart(content.chart),
    ...checkOracle(content),
    ...checkThemes(content),
  ];
}

/** One line per problem, as editors read it. */
export function formatProblem({ symbol, language, message }: Problem): string {
  return `${symbol}${language === undefined ? '' : ` (${language})`}: ${message}`;
}
