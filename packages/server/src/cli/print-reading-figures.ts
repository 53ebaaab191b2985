import type { ReadingFault, ReadingFigures } from '@chitta/interpretation/evaluation';

/** Faults that a screen can still show; `--json` gives all. */
const shown = 12;

/** The figures of the readings of one language and level as lines for a terminal, bars first. */
export function printReadingFigures(figures: ReadingFigures): string[] {
  const { language, level, readings, care, withoutArc, words, sentences, ease } = figures;
  return [
    `${language} ${level}: ${readings} readings, ${care.length} of them care${care.length > 0 ? ` (${care.join(', ')})` : ''}`,
    ...figures.bars.map(
      ({ name, figure, bar, isHeld }) =>
        `  ${isHeld ? 'held  ' : 'MISSED'} ${name.padEnd(36)} ${number(figure)}  (bar ${number(bar)})`,
    ),
    `  without an arc: ${withoutArc.length}${withoutArc.length > 0 ? ` (${withoutArc.slice(0, shown).join(', ')})` : ''}`,
    `  words of passages: mean ${number(words.mean)}, from ${words.fewest} to ${words.most}; too long ${words.outliers.length}`,
    ...list(words.outliers, (each) => `${each.id}: ${each.words} words`),
    `  sentences: mean ${number(sentences.mean)} words, longest ${sentences.longest}; ease of reading from ${number(ease.lowest)}`,
    ...faults('sentences without evidence', figures.withoutEvidence),
    ...faults('sentences said twice', figures.repeated),
    ...faults('read as happened', figures.unreal),
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
