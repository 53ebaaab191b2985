import type { DeskEntry } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';
import { type EntryState, isSameState, versionOf } from '#server/platform/dictionary/entry-state.ts';
import { type EntryName, readState, releasedState } from './entry-rows.queries.ts';

/** An entry as it is now; empty where there is none. */
export async function showEntry(
  { db, dictionary }: Pick<AppContext, 'db' | 'dictionary'>,
  name: EntryName,
): Promise<DeskEntry> {
  return showState(dictionary.released, name, await readState(db, dictionary.released, name));
}

export function showState(
  released: Dictionary,
  { kind, key }: EntryName,
  state: EntryState | null,
): DeskEntry {
  const shipped = releasedState(released, { kind, key });
  return {
    kind,
    key,
    content: state?.content ?? null,
    isHidden: state?.isHidden ?? false,
    version: versionOf(state),
    isEdited: !isSameState(state, shipped),
    isReleased: shipped !== null,
  };
}
