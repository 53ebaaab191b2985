import type { AppContext } from '#server/context.ts';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { type PersonalSymbols, readPersonalSymbols } from './read-personal-symbols.ts';

/** Everything that the words of one member's dreams are read with. */
export interface SymbolSource {
  readonly dictionary: Dictionary;
  readonly personal: PersonalSymbols;
}

/** The dictionary as it is edited by now, and the member's own symbols. */
export async function openSymbols(
  { db, dictionary }: Pick<AppContext, 'db' | 'dictionary'>,
  userId: number,
): Promise<SymbolSource> {
  const [personal] = await Promise.all([readPersonalSymbols({ db }, userId), dictionary.refresh()]);
  return { dictionary, personal };
}
