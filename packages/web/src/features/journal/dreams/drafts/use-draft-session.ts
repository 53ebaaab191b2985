import { useSyncExternalStore } from 'react';
import type { DraftSession, DraftSessionState } from './draft-session.ts';
import { openDraftSession } from './open-draft-session.ts';

/** The draft session of the member in this tab, and its state as it changes. */
export function useDraftSession(memberId: number): { session: DraftSession; state: DraftSessionState } {
  const session = openDraftSession(memberId);
  const state = useSyncExternalStore(session.subscribe, session.getState);
  return { session, state };
}
