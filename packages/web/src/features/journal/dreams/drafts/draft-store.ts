import { type Draft, laterOf } from './draft.ts';
import type { DraftDatabase } from './draft-database.ts';
import type { DraftWriteAhead } from './draft-write-ahead.ts';

/** Where the last write of a draft came to rest. `memory`: this tab alone holds the words. */
export type DraftKeeping = 'device' | 'memory';

/** Drafts on this device: IndexedDB, with a synchronous copy for what has not arrived there yet. */
export interface DraftStore {
  /** The member's drafts, most recently written first. */
  readonly list: (memberId: number) => Promise<readonly Draft[]>;
  readonly put: (draft: Draft) => Promise<DraftKeeping>;
  /** For `pagehide`: returns only after the words are written, and does not wait for IndexedDB. */
  readonly putNow: (draft: Draft) => void;
  readonly remove: (id: string) => Promise<void>;
}

function mergeDrafts(lists: readonly (readonly Draft[])[]): readonly Draft[] {
  const byId = new Map<string, Draft>();
  for (const draft of lists.flat()) {
    const known = byId.get(draft.id);
    byId.set(draft.id, known ? laterOf(known, draft) : draft);
  }
  return [...byId.values()].sort((a, b) => b.updatedAt - a.updatedAt);
}

/** Neither part alone decides: what one of them refuses, the other keeps. */
export function createDraftStore(database: DraftDatabase, writeAhead: DraftWriteAhead): DraftStore {
  /** Drafts removed here: a write that was already under way must not bring them back. */
  const removed = new Set<string>();
  const newest = new Map<string, number>();

  return {
    async list(memberId) {
      const stored = await database.list(memberId).catch(() => []);
      const merged = mergeDrafts([stored, writeAhead.list(memberId)]);
      return merged.filter((draft) => !removed.has(draft.id));
    },
    async put(draft) {
      removed.delete(draft.id);
      newest.set(draft.id, draft.updatedAt);
      try {
        await database.put(draft);
      } catch {
        return writeAhead.put(draft) ? 'device' : 'memory';
      }
      if (removed.has(draft.id)) await database.remove(draft.id);
      // A later copy may have been written ahead meanwhile; only an older one is superfluous now.
      else if ((newest.get(draft.id) ?? 0) <= draft.updatedAt) writeAhead.remove(draft.id);
      return 'device';
    },
    putNow(draft) {
      newest.set(draft.id, draft.updatedAt);
      writeAhead.put(draft);
    },
    async remove(id) {
      removed.add(id);
      writeAhead.remove(id);
      await database.remove(id).catch(() => undefined);
    },
  };
}
