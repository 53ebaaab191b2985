import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Draft } from './draft.ts';

interface DraftSchema extends DBSchema {
  drafts: { key: string; value: Draft; indexes: { memberId: number } };
}

/** Drafts in IndexedDB. Every call rejects where the browser refuses the database. */
export interface DraftDatabase {
  readonly list: (memberId: number) => Promise<readonly Draft[]>;
  readonly put: (draft: Draft) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

function open(name: string): Promise<IDBPDatabase<DraftSchema>> {
  return openDB<DraftSchema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' }).createIndex('memberId', 'memberId');
    },
    // An older tab must not keep a newer version of the app from opening its database.
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** Opens lazily and again after a failure or a lost connection: one refused attempt is not the end of it. */
export function createDraftDatabase(name = 'chitta-drafts'): DraftDatabase {
  let connection: Promise<IDBPDatabase<DraftSchema>> | null = null;

  async function withDatabase<T>(use: (database: IDBPDatabase<DraftSchema>) => Promise<T>): Promise<T> {
    connection ??= open(name);
    try {
      return await use(await connection);
    } catch (error) {
      connection = null;
      throw error;
    }
  }

  return {
    list: (memberId) => withDatabase((database) => database.getAllFromIndex('drafts', 'memberId', memberId)),
    put: (draft) =>
      withDatabase(async (database) => {
        // Strict: the promise resolves once the words are on the disk, not in the system's cache.
        const transaction = database.transaction('drafts', 'readwrite', { durability: 'strict' });
        await Promise.all([transaction.store.put(draft), transaction.done]);
      }),
    remove: (id) => withDatabase((database) => database.delete('drafts', id)),
  };
}
