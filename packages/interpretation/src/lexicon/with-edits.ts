import type {
  Language,
  LexiconCelebrity,
  LexiconCombined,
  LexiconEntry,
  LexiconFile,
} from '@chitta/symbols/types';

/** What admins have changed in one language of the dictionary: whole entries, and the ids of those taken out. */
export interface LexiconEdits {
  readonly language: Language;
  /** Changes with any change of the edits. */
  readonly version: string;
  readonly entries: readonly LexiconEntry[];
  readonly combined: readonly LexiconCombined[];
  readonly celebrities: readonly LexiconCelebrity[];
  /** Ids, and names of celebrities. */
  readonly removed: {
    readonly entries: readonly string[];
    readonly combined: readonly string[];
    readonly celebrities: readonly string[];
  };
}

/**
 * The lexicon with the edits in place: changed entries where they stood, new ones behind their kind, removed ones gone.
 * The file itself is given back where there is nothing to change.
 */
export function withEdits(file: LexiconFile, edits: LexiconEdits): LexiconFile {
  const { removed } = edits;
  const lists = [edits.entries, edits.combined, edits.celebrities, ...Object.values(removed)];
  if (lists.every((list) => list.length === 0)) return file;
  const symbols = file.entries.filter(isSymbol);
  const classes = file.entries.filter(isClass);
  return {
    language: file.language,
    version: `${file.version}+${edits.version}`,
    entries: [
      ...merge(symbols, keepUnshown(symbols, edits.entries.filter(isSymbol)), removed.entries, idOf),
      ...merge(classes, edits.entries.filter(isClass), removed.entries, idOf),
    ],
    combined: merge(file.combined, edits.combined, removed.combined, idOf),
    celebrities: merge(file.celebrities, edits.celebrities, removed.celebrities, nameOf),
  };
}

/** Whoever edits a symbol without a word of what is kept off its page does not put it there. */
function keepUnshown(shipped: readonly LexiconEntry[], changed: readonly LexiconEntry[]): LexiconEntry[] {
  const unshown = new Map(shipped.map((entry) => [entry.id, entry.unshown]));
  return changed.map((entry) => {
    const kept = entry.unshown ? undefined : unshown.get(entry.id);
    return kept ? { ...entry, unshown: kept } : entry;
  });
}

const isClass = (entry: LexiconEntry) => entry.isClass === true;
const isSymbol = (entry: LexiconEntry) => !isClass(entry);
const idOf = ({ id }: { readonly id: string }) => id;
const nameOf = ({ name }: { readonly name: string }) => name;

function merge<T>(
  shipped: readonly T[],
  changed: readonly T[],
  removed: readonly string[],
  keyOf: (item: T) => string,
): T[] {
  const byKey = new Map(shipped.map((item) => [keyOf(item), item]));
  for (const item of changed) byKey.set(keyOf(item), item);
  for (const key of removed) byKey.delete(key);
  return [...byKey.values()];
}
