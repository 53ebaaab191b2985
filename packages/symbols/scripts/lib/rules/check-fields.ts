import { type SymbolEntry, type SymbolText, symbolGroups } from '../../../src/types.ts';
import { sentencesOf, wordsOf } from '../sentences.ts';
import { contentLanguages, type Problem } from './problem.ts';

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
      checkText(entry[language]).map((message) => ({ symbol: entry.id, language, message })),
    ),
  ]);
}

function checkHead(entry: SymbolEntry): Problem[] {
  const messages: string[] = [];
  if (!slug.test(entry.id)) messages.push('the id is no lower-case slug');
  if (!symbolGroups.includes(entry.group)) messages.push(`unknown group "${entry.group}"`);
  if (typeof entry.common !== 'boolean') messages.push('common is neither true nor false');
  if (typeof entry.vital !== 'boolean') messages.push('vital is neither true nor false');
  if (entry.basis !== 'sourced' && entry.basis !== 'house') messages.push(`unknown basis "${entry.basis}"`);
  return messages.map((message) => ({ symbol: entry.id, message }));
}

function checkText(text: SymbolText | undefined): string[] {
  if (text === undefined) return ['the language is missing'];
  const messages: string[] = [];
  for (const field of Object.keys(longest) as TextField[]) messages.push(...checkField(field, text[field]));
  if (messages.length > 0) return messages;
  return [...checkForm(text), ...checkVariations(text.variations), ...checkUnshown(text)];
}

/** What is not to be shown has to be among the variations, and something has to be left to show. */
function checkUnshown({ variations, unshown = [] }: SymbolText): string[] {
  const messages = unshown
    .filter((word) => !variations.includes(word))
    .map((word) => `unshown "${word}" is no variation`);
  if (variations.length > 0 && variations.every((word) => unshown.includes(word)))
    messages.push('no variation is left to be shown');
  return messages;
}

function checkField(field: TextField, value: unknown): string[] {
  if (typeof value !== 'string' || value.trim() === '') return [`${field} is missing`];
  if (value !== value.trim()) return [`${field} has spaces around it`];
  if (value.length > longest[field]) return [`${field} has ${value.length} of ${longest[field]} characters`];
  return [];
}

function checkForm(text: SymbolText): string[] {
  const messages: string[] = [];
  if (wordsOf(text.function).length > 8) messages.push('function has more than eight words');
  if (/[.!?]$/.test(text.meaning)) messages.push('meaning ends with a full stop');
  if (text.meaning.charAt(0) !== text.meaning.charAt(0).toLowerCase())
    messages.push('meaning begins with a capital');
  if (sentencesOf(text.description).length > 2) messages.push('description has more than two sentences');
  for (const field of ['description', 'extended', 'deed'] as const) {
    if (!/[.!?…]$/.test(text[field])) messages.push(`${field} ends without a full stop`);
  }
  if (!text.insight.endsWith('?')) messages.push('insight is no question');
  return messages;
}

function checkVariations(variations: unknown): string[] {
  if (!Array.isArray(variations) || variations.length === 0) return ['variations are missing'];
  const messages: string[] = [];
  for (const variation of variations) {
    if (typeof variation !== 'string' || variation.trim() === '') {
      messages.push(`variation ${JSON.stringify(variation)} is no text (quote it)`);
    } else if (/\/(?![nvax]$)/.test(variation))
      messages.push(`variation "${variation}" has an unknown suffix`);
  }
  return messages;
}
