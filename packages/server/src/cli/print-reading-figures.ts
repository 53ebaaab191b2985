import type { ReadingFault, ReadingFigures } from '@chitta/interpretation/evaluation';

/** Faults that a screen can still show; `--json` gives all. */
const shown = 12;

/** The figures of the readings of one language and level as lines for a terminal, bars first. */
export function printReadingFigures(figures: ReadingFigures): string[] {
  const { language, level, readings, care, coverage, words, firstSentences, skeletons, ease } = figures;
  return [
    `${language} ${level}: ${readings} readings, ${care.length} of them care${care.length > 0 ? ` (${care.join(', ')})` : ''}`,
    ...figures.bars.map(
      ({ name, figure, bar, isHeld }) =>
        `  ${isHeld ? 'held  ' : 'MISSED'} ${name.padEnd(36)} ${number(figure)}  (bar ${number(bar)})`,
    ),
    `  core mentions dealt with: mean ${number(coverage.mean)}, below the bar in ${coverage.below.length} dreams`,
    ...list(coverage.below, ({ id, share, missed }) => `${id} ${number(share)}: ${missed.join(', ')}`),
    `  words: mean ${number(words.mean)}, from ${words.fewest} to ${words.most}; outside the bounds ${words.outliers.length}`,
    ...list(words.outliers, (each) => `${each.id}: ${each.words} words of a dream of ${each.wordsOfDream}`),
    `  first sentences distinct: ${number(firstSentences.share)}; ease of reading from ${number(ease.lowest)}`,
    '  most frequent skeletons:',
    ...list(skeletons, ({ skeleton, share, example }) => `${number(share)} ${skeleton}   e.g. ${example}`),
    ...faults('sentences without evidence', figures.withoutEvidence),
    ...faults('sentences said twice', figures.repeated),
    ...faults('hard to read', ease.hard),
    ...faults('forbidden words and shapes', figures.forbidden),
    ...faults('faults of language', figures.slips),
    '',
  ];
}

function faults(name: string, all: readonly ReadingFault[]): string[] {
  if (all.length === 0) return [];
  return [`  ${name}: ${all.length}`, ...list(all, ({ id, fault, words }) => `${id}: ${fault}: ${words}`)];
}

function list<Item>(items: readonly Item[], line: (item: Item) => string): string[] {
  const rest = items.length > shown ? [`    … and ${items.length - shown} more`] : [];
  return [...items.slice(0, shown).map((item) => `    ${line(item)}`), ...rest];
}

function number(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(3);
}
