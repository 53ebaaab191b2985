/** Letters by which words are found that begin with something. */
export const stem = 3;

/** One of several words; each way in the notation of `GuardRow`, and sorted by what it asks of a word. */
export interface WordPart {
  readonly kind: 'word';
  readonly ways: readonly string[];
  readonly wholes: readonly string[];
  readonly beginnings: readonly string[];
  readonly endings: readonly string[];
  readonly isOptional: boolean;
}

/** What a phrase consists of: words, and gaps for up to three others. */
export type Part = { readonly kind: 'gap' } | WordPart;

/** A part as `GuardRow` writes it. */
export function partOf(written: string): Part {
  if (written === '_') return { kind: 'gap' };
  const isOptional = written.endsWith('?');
  const ways = (isOptional ? written.slice(0, -1) : written).split('/');
  const beginnings = ways.filter((way) => way.endsWith('*'));
  const endings = ways.filter((way) => way.startsWith('*') && !way.endsWith('*'));
  return {
    kind: 'word',
    ways,
    wholes: ways.filter((way) => !way.includes('*')),
    beginnings: beginnings.map((way) => way.slice(0, -1)),
    endings: endings.map((way) => way.slice(1)),
    isOptional,
  };
}

/** Whether a word is one of those that a part stands for. */
export function isOneOf({ wholes, beginnings, endings }: WordPart, word: string): boolean {
  return (
    wholes.includes(word) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    endings.some((ending) => word.endsWith(ending))
  );
}
