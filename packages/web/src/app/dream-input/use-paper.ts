import { useEffect, useState } from 'react';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { takeTriedDream } from '#web/features/journal/dreams/drafts/take-tried-dream.ts';
import { useDraftSession } from '#web/features/journal/dreams/drafts/use-draft-session.ts';
import { triedDream } from '#web/lib/tried-dream/tried-dream.ts';
import { useEarlyWords } from './use-early-words.ts';

/** Milliseconds the page waits for a dream that is carried in; after them it comes under the caret when it can. */
const patience = 1500;

/** Carries in what a visitor wrote; true while it is on its way, so that nothing jumps when it is there. */
function useTriedDream(session: DraftSession, memberId: number): boolean {
  const [isAwaited, setAwaited] = useState(() => triedDream() !== null);
  useEffect(() => {
    const end = () => setAwaited(false);
    const timer = setTimeout(end, patience);
    void takeTriedDream(session, memberId).finally(end);
    return () => clearTimeout(timer);
  }, [session, memberId]);
  return isAwaited;
}

/** The draft under the caret, with what was written elsewhere before: in the page itself, or by a visitor. */
export function usePaper(memberId: number) {
  const { session, state } = useDraftSession(memberId);
  const early = useEarlyWords(session, state.isReady);
  const isCarried = useTriedDream(session, memberId);
  return { session, state, early, isWaiting: early.isWaiting || isCarried };
}
