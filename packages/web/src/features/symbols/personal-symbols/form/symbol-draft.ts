import type { Language, PersonalSymbol } from '@chitta/contract';
import { personalSymbol as most } from '@chitta/contract/limits';

/** What the form holds while it is open. */
export interface SymbolDraft {
  readonly id: number | null;
  readonly name: string;
  readonly language: Language;
  readonly group: PersonalSymbol['group'];
  readonly description: string;
  readonly category: string;
  /** 1 very unpleasant to 5 very pleasant; null: not said. */
  readonly emotionalImpact: number | null;
  readonly personalContext: string;
  /** Further ways of saying it, as typed: apart by commas or lines. */
  readonly variations: string;
}

export function newDraft(language: Language, name = ''): SymbolDraft {
  return {
    id: null,
    name,
    language,
    group: 'object',
    description: '',
    category: '',
    emotionalImpact: null,
    personalContext: '',
    variations: '',
  };
}

export function draftOf(symbol: PersonalSymbol): SymbolDraft {
  const { id, name, language, group, description, category, emotionalImpact, personalContext } = symbol;
  return {
    id,
    name,
    language,
    group,
    description,
    category,
    emotionalImpact,
    personalContext,
    variations: symbol.variations.join(', '),
  };
}

export interface DraftProblem {
  readonly field: 'name' | 'variations';
  readonly problem: 'missing' | 'tooLong' | 'tooMany';
}

/** What the server would refuse, found while it can still be changed. */
export function draftProblem({ name, variations }: SymbolDraft): DraftProblem | null {
  if (name.trim() === '') return { field: 'name', problem: 'missing' };
  const words = variationsOf(variations);
  if (words.length > most.variations) return { field: 'variations', problem: 'tooMany' };
  if (words.some((word) => word.length > most.variation)) return { field: 'variations', problem: 'tooLong' };
  return null;
}

/** Whether more is said of it than what it is called and what it means. */
export function saysMore({ variations, emotionalImpact, category, personalContext }: SymbolDraft): boolean {
  return (
    emotionalImpact !== null || [variations, category, personalContext].some((text) => text.trim() !== '')
  );
}

/** The words of the variations field, none twice. */
export function variationsOf(typed: string): string[] {
  const words = typed.split(/[,;\n]/).map((word) => word.replace(/\s+/g, ' ').trim());
  const seen = new Set<string>();
  return words.filter((word) => {
    const key = word.toLocaleLowerCase();
    if (word === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The body of the call that saves a draft. */
export function requestOf({ id: _, variations, name, ...fields }: SymbolDraft) {
  return { ...fields, name: name.trim(), variations: variationsOf(variations) };
}
