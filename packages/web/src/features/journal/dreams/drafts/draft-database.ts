import type { DBSchema } from 'idb';
import { lazyDatabase } from '#web/lib/device/lazy-database.ts';
import type { Draft } from './draft.ts';
import { draftsName, draftsStore } from './drafts-place.ts';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { memberId: number } };
}

/** Drafts in IndexedDB. Every call rejects where the browser refuses the database. */
export interface DraftDatabase {
  readonly list: (memberId: number) => Promise<readonly Draft[]>;
  readonly put: (draft: Draft) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

export function createDraftDatabase(name = draftsName): DraftDatabase {
  const withDatabase = lazyDatabase<DraftSchema>({
    name,
    create(database) {
      database.createObjectStore(draftsStore, { keyPath: 'id' }).createIndex('memberId', 'memberId');
    },
  });
  return {
    list: (memberId) =>
      withDatabase((database) => database.getAllFromIndex(draftsStore, 'memberId', memberId)),
    put: (draft) =>
      withDatabase(async (database) => {
        // Strict: the promise resolves once the words are on the disk, not in the system's cache.
        const transaction = database.transaction(draftsStore, 'readwrite', { durability: 'strict' });
        await Promise.all([transaction.store.put(draft), transaction.done]);
      }),
    remove: (id) => withDatabase((database) => database.delete(draftsStore, id)),
  };
}
