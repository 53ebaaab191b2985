import { useEffect } from 'react';
import { takeTriedDream } from '#web/features/journal/dreams/drafts/take-tried-dream.ts';
import { useDraftSession } from '#web/features/journal/dreams/drafts/use-draft-session.ts';
import { useEarlyWords } from './use-early-words.ts';

/** The draft under the caret, with what was written elsewhere before: in the page itself, or by a visitor. */
export function usePaper(memberId: number) {
  const { session, state } = useDraftSession(memberId);
  const early = useEarlyWords(session, state.isReady);
  useEffect(() => void takeTriedDream(session, memberId), [session, memberId]);
  return { session, state, early };
}
