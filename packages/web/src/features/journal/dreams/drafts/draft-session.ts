import { randomId } from '#web/lib/forms/random-id.ts';
import { type Draft, type DraftPatch, hasWords, newDraft, patchDraft } from './draft.ts';
import type { DraftClaim, DraftLocks } from './draft-locks.ts';
import type { DraftKeeping, DraftStore } from './draft-store.ts';

/** Milliseconds from a key to the write; well inside the promised second. */
const writeDelay = 400;
/** A reload can start before the old page has let go of its lock. */
const reloadPatience = 800;

export interface DraftSessionState {
  /** False until it is known what this tab had open; writing works meanwhile. */
  readonly isReady: boolean;
  readonly draft: Draft;
  /** null until something was written. */
  readonly keeping: DraftKeeping | null;
  /** Unfinished dreams that no living tab holds, latest first. */
  readonly orphans: readonly Draft[];
}

/** Remembers across reloads which draft this tab had open. */
export interface TabMemory {
  readonly get: () => string | null;
  readonly set: (draftId: string) => void;
}

export interface DraftSessionParts {
  readonly memberId: number;
  readonly store: DraftStore;
  readonly locks: DraftLocks;
  readonly tab: TabMemory;
  readonly now: () => number;
}

export interface DraftSession {
  readonly getState: () => DraftSessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Finds the draft of this tab and the orphans. Call once. */
  readonly open: () => Promise<void>;
  readonly update: (patch: DraftPatch) => void;
  /** Writes what is pending. */
  readonly flush: () => Promise<void>;
  /** Writes what is pending before it returns, for a page that is about to end. */
  readonly flushNow: () => void;
  readonly refreshOrphans: () => Promise<void>;
  /** Goes on with an orphan; false when another tab took it first. The current draft becomes an orphan. */
  readonly resume: (draftId: string) => Promise<boolean>;
  /** Throws an orphan away. The result brings it back. */
  readonly discard: (draftId: string) => Promise<() => Promise<void>>;
  /** Puts the current draft away and starts an empty one. The result brings it back. */
  readonly startOver: () => Promise<() => Promise<void>>;
  /** Puts a dream under the caret that is kept elsewhere, such as one that waits for a connection. */
  readonly bringBack: (draft: Draft) => Promise<void>;
  /**
   * The server has confirmed the save of `saved`, or it waits in the outbox: only now the device may forget it. Words that came while the
   * answer was on its way go on in a draft of their own.
   */
  readonly complete: (saved: Draft) => Promise<void>;
}

/** One draft per tab: holds it, writes it within a second, and finds what other tabs left behind. */
export function createDraftSession(parts: DraftSessionParts): DraftSession {
  const { memberId, store, locks, tab, now } = parts;
  const listeners = new Set<() => void>();
  let state: DraftSessionState = {
    isReady: false,
    draft: newDraft(memberId, now()),
    keeping: null,
    orphans: [],
  };
  let claim: DraftClaim | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();
  let isWriting = false;

  function set(patch: Partial<DraftSessionState>): void {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  /** The new draft is under the caret at once; resolves when the old one is free for other tabs. */
  async function hold(draft: Draft, newClaim: DraftClaim | null): Promise<void> {
    const oldClaim = claim;
    claim = newClaim;
    tab.set(draft.id);
    set({ draft });
    await oldClaim?.release();
  }

  async function begin(draft: Draft): Promise<void> {
    const newClaim = await locks.claim(draft.id);
    // Words written while the lock was asked for are already in the state.
    await hold(state.draft.id === draft.id ? state.draft : draft, newClaim);
  }

  async function write(draft: Draft): Promise<void> {
    isWriting = true;
    if (hasWords(draft)) set({ keeping: await store.put(draft) });
    else await store.remove(draft.id);
    isWriting = false;
  }

  function flush(): Promise<void> {
    if (timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      const { draft } = state;
      writing = writing.then(() => write(draft));
    }
    return writing;
  }

  async function refreshOrphans(): Promise<void> {
    const [drafts, held] = await Promise.all([store.list(memberId), locks.held()]);
    const isOrphan = (draft: Draft) => draft.id !== state.draft.id && !held.has(draft.id) && hasWords(draft);
    set({ orphans: drafts.filter(isOrphan) });
  }

  async function open(): Promise<void> {
    const previous = tab.get();
    const drafts = await store.list(memberId);
    const own = drafts.find((draft) => draft.id === previous);
    // A duplicated tab inherits the memory of the first one, which still holds the lock.
    const ownClaim = own ? await locks.claim(own.id, reloadPatience) : null;
    // Whoever already writes is not interrupted: the earlier draft is offered instead.
    if (own && ownClaim && !hasWords(state.draft)) await hold(own, ownClaim);
    else {
      await ownClaim?.release();
      await begin(state.draft);
    }
    await refreshOrphans();
    set({ isReady: true });
  }

  function schedule(): void {
    timer ??= setTimeout(() => void flush(), writeDelay);
  }

  /** Words that came out of the store go back into it and under the caret. */
  async function bringBack(draft: Draft): Promise<void> {
    await flush();
    await store.put(draft);
    await begin(draft);
    await refreshOrphans();
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    bringBack,
    flush,
    refreshOrphans,
    update(patch) {
      set({ draft: patchDraft(state.draft, patch, now()) });
      schedule();
    },
    flushNow() {
      // A browser may break off a write to IndexedDB that is under way when its page ends.
      const isUnwritten = timer !== undefined || isWriting;
      if (isUnwritten && hasWords(state.draft)) store.putNow(state.draft);
    },
    async resume(draftId) {
      const orphan = state.orphans.find((draft) => draft.id === draftId);
      const orphanClaim = orphan ? await locks.claim(draftId) : null;
      if (orphan && orphanClaim) {
        await flush();
        // Where nobody can tell whether another tab holds it, the original stays untouched.
        const draft = locks.areKnown ? orphan : { ...orphan, id: randomId() };
        await hold(draft, orphanClaim);
      }
      await refreshOrphans();
      return orphanClaim !== null;
    },
    async discard(draftId) {
      const orphan = state.orphans.find((draft) => draft.id === draftId);
      await store.remove(draftId);
      await refreshOrphans();
      return async () => {
        if (orphan) await store.put(orphan);
        await refreshOrphans();
      };
    },
    async startOver() {
      await flush();
      const { draft } = state;
      await store.remove(draft.id);
      await begin(newDraft(memberId, now()));
      return () => bringBack(draft);
    },
    async complete(saved) {
      if (state.draft.id === saved.id) {
        clearTimeout(timer);
        timer = undefined;
        const next = newDraft(memberId, now());
        const nextClaim = await locks.claim(next.id);
        const { content } = state.draft;
        await hold(content === saved.content ? next : { ...next, content }, nextClaim);
        if (hasWords(state.draft)) schedule();
        await flush();
      }
      await store.remove(saved.id);
      // Where browsers have no locks, a dream that was gone on with lies here twice.
      for (const { id, saveKey } of await store.list(memberId)) {
        if (saveKey === saved.saveKey) await store.remove(id);
      }
    },
  };
}
