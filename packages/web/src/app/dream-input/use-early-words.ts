import { useEffect, useState } from 'react';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { receiveEarlyWords } from '#web/features/journal/dreams/drafts/receive-early-words.ts';
import { hasEarlyWords, takeEarlyWords } from '#web/lib/early-words/take-early-words.ts';

const place = 'dream-input';
/** Milliseconds for which the field in the page goes on taking words while the drafts of this device are looked for. */
const patience = 3000;

/**
 * The step from the field in the page itself to the editor: `isWaiting` while the drafts of this device are not known
 * yet, `takeOver` for the editor's field once it stands there. It has the focus then, so no key falls in between.
 */
export function useEarlyWords(session: DraftSession, isReady: boolean) {
  const [isAwaited, setAwaited] = useState(() => hasEarlyWords(place));
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setAwaited(false), patience);
    return () => clearTimeout(timer);
  }, [isAwaited]);

  function takeOver(field: HTMLTextAreaElement): void {
    const early = takeEarlyWords(place, session.getState().draft.memberId);
    if (!early || !receiveEarlyWords(session, early)) return;
    // The next picture of the editor holds the same; the caret is wanted now.
    field.value = early.text;
    const { start, end } = early.caret ?? { start: early.text.length, end: early.text.length };
    field.setSelectionRange(start, end);
  }

  return { isWaiting: isAwaited && !isReady, takeOver };
}
