import type { ChangePersonalSymbolRequest } from '@chitta/contract';
import type { NewPersonalSymbol } from '#server/db/tables/symbols/personal-symbols.ts';
import { nameKey } from './name-key.ts';

const defaultCategory = 'Personal';

/** Columns that a request sets; each way of saying it once, and none that repeats the name. */
export function symbolValues(
  { category, variations, ...fields }: ChangePersonalSymbolRequest,
  name: string,
): Partial<NewPersonalSymbol> {
  const known = new Set([nameKey(name)]);
  const isNew = (variation: string) => {
    const key = nameKey(variation);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  };
  return {
    ...fields,
    ...(fields.name !== undefined && { nameKey: nameKey(fields.name) }),
    ...(category !== undefined && { category: category === '' ? defaultCategory : category }),
    ...(variations !== undefined && { variations: variations.filter(isNew) }),
  } as Partial<NewPersonalSymbol>;
}
