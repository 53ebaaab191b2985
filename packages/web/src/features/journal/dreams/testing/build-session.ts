import { newDraft, patchDraft } from '../drafts/draft.ts';
import type { DraftDatabase } from '../drafts/draft-database.ts';
import { createDraftLocks } from '../drafts/draft-locks.ts';
import { createDraftSession } from '../drafts/draft-session.ts';
import { createDraftStore } from '../drafts/draft-store.ts';
import { createDraftWriteAhead } from '../drafts/draft-write-ahead.ts';
import { createMemoryStorage } from './memory-storage.ts';

/** A browser without IndexedDB: the session works on its other storage. */
const refusing: DraftDatabase = {
  list: () => Promise.reject(new DOMException('refused', 'InvalidStateError')),
  put: () => Promise.reject(new DOMException('refused', 'InvalidStateError')),
  remove: () => Promise.reject(new DOMException('refused', 'InvalidStateError')),
};

/** An open session of member 7, with these dreams left unfinished on the device, the last of them latest. */
export async function buildSession(...unfinished: readonly string[]) {
  const store = createDraftStore(refusing, createDraftWriteAhead(createMemoryStorage()));
  for (const [index, content] of unfinished.entries()) {
    const at = Date.UTC(2026, 10, 19, 12) + index;
    await store.put(patchDraft(newDraft(7, at), { content }, at));
  }
  let remembered: string | null = null;
  const session = createDraftSession({
    memberId: 7,
    store,
    locks: createDraftLocks(undefined),
    tab: {
      get: () => remembered,
      set: (id) => {
        remembered = id;
      },
    },
    now: Date.now,
  });
  await session.open();
  /** What the device holds, latest first. */
  const onDevice = async () => (await store.list(7)).map((draft) => draft.content);
  const write = async (content: string) => {
    session.update({ content });
    await session.flush();
    return session.getState().draft;
  };
  return { session, onDevice, write };
}
