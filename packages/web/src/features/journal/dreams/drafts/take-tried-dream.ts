import { forgetTriedDream, triedDream } from '#web/lib/tried-dream/tried-dream.ts';
import { newDraft } from './draft.ts';
import type { DraftSession } from './draft-session.ts';

let taking: Promise<void> | null = null;

async function take(session: DraftSession, memberId: number): Promise<void> {
  const tried = triedDream();
  if (!tried) return;
  await session.bringBack({ ...newDraft(memberId, tried.at), id: tried.id, content: tried.text });
  // Only now: the draft is on the device.
  forgetTriedDream();
}

/**
 * Puts the dream that was written before signing in under the caret, as a draft of the member. What stood there is
 * offered above it like everything unfinished.
 */
export function takeTriedDream(session: DraftSession, memberId: number): Promise<void> {
  taking ??= take(session, memberId).finally(() => {
    taking = null;
  });
  return taking;
}
