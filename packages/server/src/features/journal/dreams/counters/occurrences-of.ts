import type { DreamRow, StoredSymbol } from '#server/db/tables/journal/dreams.ts';

/** How a symbol was present in a dream. */
export interface SymbolOccurrence {
  readonly symbol: string;
  readonly conditionSymbol: string | null;
  readonly conditionText: string | null;
  readonly actor: 'dreamer' | 'other' | null;
}

/** What a later reading looks back on. */
export type OccurrenceSource = Pick<DreamRow, 'content' | 'recognizedSymbols'>;

const longestCondition = 100;

/** The symbols that a dream says were there, each with the first condition and the first actor that it names. */
export function occurrencesOf({ content, recognizedSymbols }: OccurrenceSource): SymbolOccurrence[] {
  return recognizedSymbols.flatMap((symbol) => occurrenceOf(symbol, content) ?? []);
}

function occurrenceOf({ id, mentions }: StoredSymbol, content: string): SymbolOccurrence | undefined {
  const present = mentions.filter(({ state }) => state === 'present');
  if (present.length === 0) return undefined;
  const condition = present.find((mention) => mention.condition)?.condition;
  const text = condition && content.slice(condition.start, condition.end).slice(0, longestCondition);
  return {
    symbol: id,
    conditionSymbol: condition?.symbol ?? null,
    conditionText: text?.toWellFormed() ?? null,
    actor: present.find(({ actor }) => actor)?.actor ?? null,
  };
}
