import type { Fault, RecognitionFigures, Share } from '@chitta/interpretation/evaluation';

/** Faults that a screen can still show; `--json` gives all. */
const shown = 60;

/** The figures of one language as lines for a terminal. */
export function printFigures(language: string, figures: RecognitionFigures): string[] {
  return [
    `${language}: ${figures.dreams} dreams, ${figures.mentions} marked mentions`,
    line('recall on core mentions', figures.coreRecall),
    line('recall on all mentions', figures.recall),
    line('precision', figures.precision),
    line('flag errors', figures.flagErrors),
    line('lost to a wrong flag', figures.wrongFlags),
    ...list('core mentions missed', figures.missedCore),
    ...list('mentions missed', figures.missed),
    ...list('false hits', figures.falseHits),
    ...list('flag errors', figures.flagFaults),
    ...list('lost to a wrong flag', figures.wronglyFlagged),
    '',
  ];
}

function line(name: string, { count, of, share }: Share): string {
  return `  ${name.padEnd(24)} ${share.toFixed(3)}  (${count} of ${of})`;
}

function list(name: string, faults: readonly Fault[]): string[] {
  if (faults.length === 0) return [];
  const items = faults.slice(0, shown).map(({ what, count }) => (count > 1 ? `${what} × ${count}` : what));
  const rest = faults.length > shown ? [`… and ${faults.length - shown} more`] : [];
  return [`  ${name}: ${[...items, ...rest].join(', ')}`];
}
