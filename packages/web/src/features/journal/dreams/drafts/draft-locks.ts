/** Tells which drafts belong to a living tab. The browser frees a lock when its tab closes or crashes. */
export interface DraftLocks {
  /** False where the browser has no locks: then nobody knows whether another tab holds a draft. */
  readonly areKnown: boolean;
  /** Takes the draft for this tab, waiting up to `waitMs`; null when another tab has it. */
  readonly claim: (draftId: string, waitMs?: number) => Promise<DraftClaim | null>;
  /** Ids of drafts that some tab holds. */
  readonly held: () => Promise<ReadonlySet<string>>;
}

export interface DraftClaim {
  /** Resolves once other tabs can have the draft. */
  readonly release: () => Promise<void>;
}

const prefix = 'chitta.draft.';

/** With `locks` undefined (old browsers, plain HTTP) every claim succeeds and nothing is known to be held. */
export function createDraftLocks(locks: LockManager | undefined): DraftLocks {
  if (!locks) {
    const claim: DraftClaim = { release: async () => undefined };
    return { areKnown: false, claim: async () => claim, held: async () => new Set() };
  }
  return {
    areKnown: true,
    claim: (draftId, waitMs = 0) =>
      new Promise((resolve) => {
        const giveUp = new AbortController();
        const timer = waitMs > 0 ? setTimeout(() => giveUp.abort(), waitMs) : undefined;
        const options: LockOptions = waitMs > 0 ? { signal: giveUp.signal } : { ifAvailable: true };
        const holding: Promise<unknown> = locks.request(prefix + draftId, options, (lock) => {
          clearTimeout(timer);
          if (!lock) return resolve(null);
          // The lock lasts until this promise settles.
          return new Promise<void>((letGo) => {
            const release = async () => {
              letGo();
              await holding;
            };
            resolve({ release });
          });
        });
        holding.catch(() => resolve(null));
      }),
    async held() {
      const state = await locks.query();
      const names = (state.held ?? []).map((lock) => lock.name ?? '');
      return new Set(
        names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)),
      );
    },
  };
}
