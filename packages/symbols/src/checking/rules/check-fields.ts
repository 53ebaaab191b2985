import { type SymbolEntry, type SymbolText, symbolGroups } from '../../types.ts';
import { contentLanguages, type Fault, fault, type Problem } from '../problem.ts';
import { sentencesOf, wordsOf } from '../sentences.ts';
import { checkSpelling } from './check-spelling.ts';

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Longest text of each field, in characters. */
const longest = {
  name: 60,
  category: 40,
  function: 70,
  meaning: 120,
  description: 360,
  extended: 1200,
  insight: 240,
  deed: 240,
} as const satisfies Partial<Record<keyof SymbolText, number>>;
type TextField = keyof typeof longest;

/** Every field is there, in both languages, within its length; ids are slugs. */
export function checkFields(entries: readonly SymbolEntry[]): Problem[] {
  return entries.flatMap((entry) => [
    ...checkHead(entry),
    ...contentLanguages.flatMap((language) =>
      checkText(entry[language]).map((found) => ({ symbol: entry.id, language, ...found })),
    ),
  ]);
}

function checkHead(entry: SymbolEntry): Problem[] {
  const faults: Fault[] = [];
  if (!slug.test(entry.id)) faults.push(fault('idNoSlug'));
  if (!symbolGroups.includes(entry.group)) faults.push(fault('unknownGroup', { group: entry.group }));
  if (typeof entry.common !== 'boolean') faults.push(fault('commonUnclear'));
  if (typeof entry.vital !== 'boolean') faults.push(fault('vitalUnclear'));
  if (entry.basis !== 'sourced' && entry.basis !== 'house')
    faults.push(fault('unknownBasis', { basis: entry.basis }));
  return faults.map((found) => ({ symbol: entry.id, ...found }));
}

function checkText(text: SymbolText | undefined): Fault[] {
  if (text === undefined) return [fault('languageMissing')];
  const faults: Fault[] = [];
  for (const field of Object.keys(longest) as TextField[]) faults.push(...checkField(field, text[field]));
  if (faults.length > 0) return faults;
  return [...checkForm(text), ...checkVariations(text.variations), ...checkUnshown(text)];
}

/** What is not to be shown has to be among the variations, and something has to be left to show. */
function checkUnshown({ variations, unshown = [] }: SymbolText): Fault[] {
  const faults = unshown
    .filter((word) => !variations.includes(word))
    .map((word) => fault('unshownNoVariation', { word }));
  if (variations.length > 0 && variations.every((word) => unshown.includes(word)))
    faults.push(fault('nothingShown'));
  return faults;
}

function checkField(field: TextField, value: unknown): Fault[] {
  if (typeof value !== 'string' || value.trim() === '') return [fault('fieldMissing', { field })];
  if (value !== value.trim()) return [fault('fieldSpaces', { field })];
  const { length } = value;
  return length > longest[field] ? [fault('fieldTooLong', { field, length, most: longest[field] })] : [];
}

function checkForm(text: SymbolText): Fault[] {
  const faults: Fault[] = [];
  if (wordsOf(text.function).length > 8) faults.push(fault('functionTooLong'));
  if (/[.!?]$/.test(text.meaning)) faults.push(fault('meaningFullStop'));
  if (text.meaning.charAt(0) !== text.meaning.charAt(0).toLowerCase()) faults.push(fault('meaningCapital'));
  if (sentencesOf(text.description).length > 2) faults.push(fault('descriptionTooLong'));
  for (const field of ['description', 'extended', 'deed'] as const) {
    if (!/[.!?…]$/.test(text[field])) faults.push(fault('noFullStop', { field }));
  }
  if (!text.insight.endsWith('?')) faults.push(fault('insightNoQuestion'));
  return faults;
}

function checkVariations(variations: unknown): Fault[] {
  if (!Array.isArray(variations) || variations.length === 0) return [fault('variationsMissing')];
  return variations.flatMap((variation) => checkSpelling(variation) ?? []);
}
