import { writeWordsOfTab } from '#web/lib/early-words/early-record.ts';
import { leftEarlyWords } from '#web/lib/early-words/take-early-words.ts';
import { newDraft } from './draft.ts';
import { createDraftDatabase } from './draft-database.ts';
import { createDraftLocks } from './draft-locks.ts';
import { createDraftSession, type DraftSession, type TabMemory } from './draft-session.ts';
import { createDraftStore } from './draft-store.ts';
import { createDraftWriteAhead } from './draft-write-ahead.ts';

/** Browsers that block site data throw on the very access. */
function storageOf(kind: 'localStorage' | 'sessionStorage'): Storage | null {
  try {
    return window[kind];
  } catch {
    return null;
  }
}

function createTabMemory(memberId: number): TabMemory {
  const key = `chitta.draft-of-tab.${memberId}`;
  return {
    get: () => storageOf('sessionStorage')?.getItem(key) ?? null,
    set: (draftId) => storageOf('sessionStorage')?.setItem(key, draftId),
  };
}

const sessions = new Map<number, DraftSession>();
const store = createDraftStore(createDraftDatabase(), createDraftWriteAhead(storageOf('localStorage')));

/** Words of tabs that were closed before the app ran are unfinished dreams like any other. */
async function adoptLeftWords(memberId: number): Promise<void> {
  for (const { text, at, forget } of leftEarlyWords('dream-input', memberId, Date.now())) {
    if (text.trim() === '' || (await store.put({ ...newDraft(memberId, at), content: text })) === 'device')
      forget();
  }
}

/** The page that is opened next in this tab begins with these words, before any script has looked for the draft. */
function rememberWords(session: DraftSession): void {
  const { isReady, draft } = session.getState();
  if (isReady) writeWordsOfTab({ memberId: draft.memberId, text: draft.content });
}

/**
 * The draft session of a member in this tab; the same one however often it is asked for, so that the words
 * stay when the page is left for another one, and when the session on the server ends and begins again.
 */
export function openDraftSession(memberId: number): DraftSession {
  const known = sessions.get(memberId);
  if (known) return known;
  const session = createDraftSession({
    memberId,
    store,
    locks: createDraftLocks(navigator.locks),
    tab: createTabMemory(memberId),
    now: Date.now,
  });
  sessions.set(memberId, session);
  void adoptLeftWords(memberId).finally(() => session.open());
  window.addEventListener('pagehide', () => {
    session.flushNow();
    rememberWords(session);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') {
      session.flushNow();
      rememberWords(session);
      void session.flush();
    } else void session.refreshOrphans();
  });
  return session;
}
