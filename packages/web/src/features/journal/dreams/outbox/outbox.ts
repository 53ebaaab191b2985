import { createStore, type Store } from '#web/lib/store.ts';
import type { EntryName, OutboxDatabase } from './outbox-database.ts';
import { type Hold, holdLasts, inOrder, type OutboxEntry } from './outbox-entry.ts';

export interface OutboxState {
  /** False until the device was looked through once. */
  readonly isReady: boolean;
  /** What waits, in the order in which it was kept. */
  readonly entries: readonly OutboxEntry[];
  /** The server has said that nobody is signed in: nothing goes before somebody is. */
  readonly isSignedOut: boolean;
  readonly isSending: boolean;
}

/** Tells the other tabs of a change, and hears of theirs. */
export interface TabNews {
  readonly tell: () => void;
  readonly listen: (listener: () => void) => void;
  /** Nothing is told or heard from then on. */
  readonly close: () => void;
}

export interface OutboxParts {
  readonly memberId: number;
  readonly database: OutboxDatabase;
  readonly news: TabNews;
}

/** What one member has saved and the server does not have yet, as it stands on this device. */
export interface Outbox {
  readonly memberId: number;
  readonly state: Store<OutboxState>;
  readonly refresh: () => Promise<void>;
  /** True once the entry is on the disk; false where the browser has refused it: full, or storing is not allowed. */
  readonly keep: (entry: OutboxEntry) => Promise<boolean>;
  /** Writes down what has become of an entry; nothing where it is gone. Rejects where the browser refuses. */
  readonly change: (entry: EntryName, changes: Partial<OutboxEntry>) => Promise<void>;
  readonly remove: (entry: EntryName) => Promise<void>;
  /** Keeps an entry to one of the sender and the member until `release`: `busy` where the other is at it, or `gone`. */
  readonly hold: (entry: EntryName, by: Hold['by'], now: number) => Promise<OutboxEntry | 'busy' | 'gone'>;
  readonly release: (entry: EntryName) => Promise<void>;
  /** Marks what the sender of this tab is at. */
  readonly mark: (marks: Partial<Pick<OutboxState, 'isSignedOut' | 'isSending'>>) => void;
  /** Asks the sender of this tab to try now. */
  readonly wake: () => void;
  readonly onWake: (listener: () => void) => () => void;
  /** The member has signed out: nothing of theirs stays in memory, and nothing is heard of it any more. */
  readonly close: () => void;
}

/** Asks the browser not to clear this site's data when space runs short; it may refuse. */
async function askToPersist(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

const nothing: OutboxState = { isReady: false, entries: [], isSignedOut: false, isSending: false };

export function createOutbox({ memberId, database, news }: OutboxParts): Outbox {
  const state = createStore<OutboxState>(nothing);
  const sleepers = new Set<() => void>();
  let isClosed = false;

  async function refresh(): Promise<void> {
    // A look that fails says nothing of what is there.
    const entries = await database.list(memberId).catch(() => state.get().entries);
    if (!isClosed) state.set({ ...state.get(), isReady: true, entries: inOrder(entries) });
  }

  async function changed(): Promise<void> {
    await refresh();
    news.tell();
  }

  function wake(): void {
    for (const listener of sleepers) listener();
  }

  news.listen(() => void refresh());
  void refresh();

  async function change(entry: EntryName, changes: Partial<OutboxEntry>): Promise<void> {
    await database.change(entry, changes);
    await changed();
  }

  return {
    memberId,
    state,
    refresh,
    async keep(entry) {
      try {
        await database.put(entry);
      } catch {
        return false;
      }
      void askToPersist();
      await changed();
      wake();
      return true;
    },
    change,
    async remove(entry) {
      await database.remove(entry);
      await changed();
    },
    async hold(entry, by, now) {
      const held = await database.hold(entry, { by, until: now + holdLasts }, now);
      await changed();
      return held;
    },
    release: (entry) => change(entry, { hold: undefined }),
    mark: (marks) => !isClosed && state.set({ ...state.get(), ...marks }),
    wake,
    onWake(listener) {
      sleepers.add(listener);
      return () => sleepers.delete(listener);
    },
    close() {
      isClosed = true;
      news.close();
      sleepers.clear();
      state.set(nothing);
    },
  };
}
