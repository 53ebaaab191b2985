import type { DeskContent } from '@chitta/contract';
import type { EntryKind } from '@chitta/contract/limits';
import type { KindOfEntry, WordContent } from '@chitta/symbols/checking';
import type { EntryState } from '#server/platform/dictionary/entry-state.ts';

/** The one entry of this kind that the content has; null where it has none. */
export function stateOf(kind: EntryKind, content: WordContent, isHidden: boolean): EntryState | null {
  const named = firstOf[kind](content);
  // Lists of content files are read-only, those of the wire are not: a copy is both.
  return named ? { content: structuredClone(named) as DeskContent, isHidden } : null;
}

const firstOf: Readonly<Record<EntryKind, (content: WordContent) => KindOfEntry | undefined>> = {
  symbol: ({ symbols: [entry] }) => entry && { kind: 'symbol', entry },
  class: ({ classes: [entry] }) => entry && { kind: 'class', entry },
  combined: ({ combined: [entry] }) => entry && { kind: 'combined', entry },
  celebrity: ({ celebrities: [file] }) => {
    const person = file?.people[0];
    return file && person && { kind: 'celebrity', entry: { ...person, category: file.category } };
  },
};
