import { addPersonalSymbolRequest, exportedPersonalSymbol, limits } from '@chitta/contract';
import type { NewPersonalSymbol } from '#server/db/tables/symbols/personal-symbols.ts';
import { nameKey } from '#server/features/symbols/personal-symbols/name-key.ts';
import { symbolValues } from '#server/features/symbols/personal-symbols/symbol-values.ts';
import type { EntrySource } from '../formats/found-entry.ts';
import { timeProblem } from './check-dream.ts';

export type SymbolDraft = Omit<NewPersonalSymbol, 'userId' | 'id'> & {
  readonly language: 'en' | 'es';
  readonly nameKey: string;
  readonly variations: string[];
  readonly updatedAt: Date;
};

/**
 * A symbol of one's own from an export, as its own form would take it; null where it would not, or where its times
 * cannot be. `now`: when the file was read, or later.
 */
export function deriveSymbol(source: EntrySource, now: Date): SymbolDraft | null {
  const exported = exportedPersonalSymbol.safeParse('exported' in source ? source.exported : null);
  if (!exported.success) return null;
  const { createdAt: created, updatedAt: updated, id: _id, frequency: _frequency, ...fields } = exported.data;
  const [createdAt, updatedAt] = [new Date(created), new Date(updated)];
  if (timeProblem(createdAt, now) !== null || timeProblem(updatedAt, now) !== null) return null;
  const request = addPersonalSymbolRequest.safeParse({
    ...fields,
    variations: fields.variations.slice(0, limits.personalSymbol.variations),
  });
  if (!request.success) return null;
  const values = symbolValues(request.data, request.data.name);
  return {
    ...values,
    language: fields.language,
    name: request.data.name,
    nameKey: nameKey(request.data.name),
    variations: values.variations ?? [],
    createdAt,
    updatedAt,
  };
}
