import type { DBSchema } from 'idb';
import { lazyDatabase } from '#web/lib/device/lazy-database.ts';
import { type Hold, mayHold, type OutboxEntry } from './outbox-entry.ts';

/** Who sends just now, where the browser has no locks of its own. */
interface Lease {
  readonly memberId: number;
  readonly holder: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

interface OutboxSchema extends DBSchema {
  entries: { key: string; value: OutboxEntry; indexes: { memberId: number } };
  leases: { key: number; value: Lease };
}

/** Which entry is meant: changes to the same dream have the same id, one after the other. */
export type EntryName = Pick<OutboxEntry, 'id' | 'keptAt'>;

/** What waits on this device. Every call rejects where the browser refuses the database. */
export interface OutboxDatabase {
  readonly list: (memberId: number) => Promise<readonly OutboxEntry[]>;
  /** Resolves once the entry is on the disk. */
  readonly put: (entry: OutboxEntry) => Promise<void>;
  /** Changes an entry as it was kept; not one that is gone, or that another has taken the place of. */
  readonly change: (entry: EntryName, changes: Partial<OutboxEntry>) => Promise<void>;
  /** Removes an entry as it was kept; one that has taken its place since stays. */
  readonly remove: (entry: EntryName) => Promise<void>;
  /**
   * Holds an entry as it was kept, in one transaction, so that one alone is at it: the entry as it stands then, `busy`
   * where somebody else is at it, or `gone`.
   */
  readonly hold: (entry: EntryName, hold: Hold, now: number) => Promise<OutboxEntry | 'busy' | 'gone'>;
  /** Takes or prolongs the lease of a member; false while somebody else's lasts. One transaction, so one winner. */
  readonly lease: (lease: Lease, now: number) => Promise<boolean>;
  readonly endLease: (memberId: number, holder: string) => Promise<void>;
}

/** Outlives signing out, like drafts (decision 0035). */
export function createOutboxDatabase(name = 'chitta-outbox'): OutboxDatabase {
  const withDatabase = lazyDatabase<OutboxSchema>({
    name,
    create(database) {
      database.createObjectStore('entries', { keyPath: 'id' }).createIndex('memberId', 'memberId');
      database.createObjectStore('leases', { keyPath: 'memberId' });
    },
  });
  const writing = { durability: 'strict' } as const;
  return {
    list: (memberId) => withDatabase((database) => database.getAllFromIndex('entries', 'memberId', memberId)),
    put: (entry) =>
      withDatabase(async (database) => {
        const transaction = database.transaction('entries', 'readwrite', writing);
        await Promise.all([transaction.store.put(entry), transaction.done]);
      }),
    change: ({ id, keptAt }, changes) =>
      withDatabase(async (database) => {
        const transaction = database.transaction('entries', 'readwrite', writing);
        const entry = await transaction.store.get(id);
        if (entry?.keptAt === keptAt) await transaction.store.put({ ...entry, ...changes });
        await transaction.done;
      }),
    remove: ({ id, keptAt }) =>
      withDatabase(async (database) => {
        const transaction = database.transaction('entries', 'readwrite', writing);
        const entry = await transaction.store.get(id);
        if (entry?.keptAt === keptAt) await transaction.store.delete(id);
        await transaction.done;
      }),
    hold: ({ id, keptAt }, hold, now) =>
      withDatabase(async (database) => {
        const transaction = database.transaction('entries', 'readwrite', writing);
        const entry = await transaction.store.get(id);
        const isThere = entry?.keptAt === keptAt;
        const isFree = isThere && mayHold(entry, hold, now);
        if (isFree) await transaction.store.put({ ...entry, hold });
        await transaction.done;
        if (!isThere) return 'gone';
        return isFree ? { ...entry, hold } : 'busy';
      }),
    lease: (lease, now) =>
      withDatabase(async (database) => {
        const transaction = database.transaction('leases', 'readwrite');
        const held = await transaction.store.get(lease.memberId);
        const isFree = !held || held.holder === lease.holder || held.until <= now;
        if (isFree) await transaction.store.put(lease);
        await transaction.done;
        return isFree;
      }),
    endLease: (memberId, holder) =>
      withDatabase(async (database) => {
        const transaction = database.transaction('leases', 'readwrite');
        const held = await transaction.store.get(memberId);
        if (held?.holder === holder) await transaction.store.delete(memberId);
        await transaction.done;
      }),
  };
}
