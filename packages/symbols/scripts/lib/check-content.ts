import { checkWords } from '../../src/checking/check-words.ts';
import type { Problem } from '../../src/checking/problem.ts';
import type { Content } from './read-content.ts';
import { checkArcs } from './rules/check-arcs.ts';
import { checkProgrammes } from './rules/check-programmes.ts';
import { checkChart } from './rules/oracle/check-chart.ts';
import { checkOracle } from './rules/oracle/check-oracle.ts';
import { checkCoverage, checkPractices } from './rules/oracle/check-practices.ts';
import { checkThemes } from './rules/themes/check-themes.ts';

/** Every rule that a machine can hold over the content. */
export function checkContent(content: Content): Problem[] {
  return [
    ...checkWords(content),
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
