import type { Draft } from './draft.ts';

const prefix = 'chitta.draft.';

/** Synchronous copy of drafts that have not reached IndexedDB yet, for the moment in which a page is closed. */
export interface DraftWriteAhead {
  readonly list: (memberId: number) => readonly Draft[];
  /** False where the browser refuses (full, or switched off). */
  readonly put: (draft: Draft) => boolean;
  readonly remove: (id: string) => void;
}

function parse(value: string | null): Draft | null {
  try {
    const draft: unknown = JSON.parse(value ?? 'null');
    const isDraft = typeof draft === 'object' && draft !== null && 'id' in draft && 'content' in draft;
    return isDraft ? (draft as Draft) : null;
  } catch {
    return null;
  }
}

/** `storage` is null where the browser does not give one. */
export function createDraftWriteAhead(storage: Storage | null): DraftWriteAhead {
  return {
    list(memberId) {
      const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
      return keys
        .filter((key) => key.startsWith(prefix))
        .map((key) => parse(storage?.getItem(key) ?? null))
        .filter((draft): draft is Draft => draft?.memberId === memberId);
    },
    put(draft) {
      try {
        storage?.setItem(prefix + draft.id, JSON.stringify(draft));
        return storage !== null;
      } catch {
        return false;
      }
    },
    remove(id) {
      storage?.removeItem(prefix + id);
    },
  };
}
