import type { CelebrityFile, ClassEntry, CombinedEntry, SymbolEntry } from '../types.ts';
import type { Problem } from './problem.ts';
import { checkCelebrities } from './rules/check-celebrities.ts';
import { checkClasses } from './rules/check-classes.ts';
import { checkCombined } from './rules/check-combined.ts';
import { checkFields } from './rules/check-fields.ts';
import { checkHurtful } from './rules/check-hurtful.ts';
import { checkKinds } from './rules/check-kinds.ts';
import { checkTemplates } from './rules/check-templates.ts';
import { checkUnique } from './rules/check-unique.ts';
import { checkWording } from './rules/check-wording.ts';

/** Everything by which words of dreams are recognised. */
export interface WordContent {
  readonly symbols: readonly SymbolEntry[];
  readonly classes: readonly ClassEntry[];
  readonly combined: readonly CombinedEntry[];
  readonly celebrities: readonly CelebrityFile[];
}

/** Problems that leave an entry without a text that the other rules would read. */
const unreadable = /missing|no text/;

/**
 * Every rule that a machine can hold over symbols, classes, combined symbols and celebrities; the fields first, since the
 * others rely on them.
 */
export function checkWords({ symbols, classes, combined, celebrities }: WordContent): Problem[] {
  const problems = checkFields(symbols);
  const incomplete = new Set(
    problems.filter(({ message }) => unreadable.test(message)).map(({ symbol }) => symbol),
  );
  const complete = symbols.filter(({ id }) => !incomplete.has(id));
  return [
    ...problems,
    ...checkUnique(complete),
    ...checkTemplates(complete),
    ...checkWording(complete),
    ...checkClasses(classes, complete),
    ...checkCombined(combined, symbols),
    ...checkCelebrities(celebrities),
    ...checkHurtful(complete, classes),
    ...checkKinds(complete, classes),
  ];
}
