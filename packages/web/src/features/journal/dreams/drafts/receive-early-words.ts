import type { EarlyWords } from '#web/lib/early-words/take-early-words.ts';
import { newDraft, patchDraft } from './draft.ts';
import type { DraftSession } from './draft-session.ts';

/**
 * Puts what was written before the app ran under the caret. Where the draft has changed since the page was opened, in
 * another tab say, both are kept: the words get a draft of their own, and the other is offered as unfinished. Gives
 * whether the words are under the caret when it returns.
 */
export function receiveEarlyWords(session: DraftSession, early: EarlyWords): boolean {
  const { draft } = session.getState();
  const { before, text } = early;
  const isAsBefore = before === null ? draft.content.trim() === '' : draft.content === before.text;
  const isNothingNew = text === (before?.text ?? '');
  const forget = () => early.forget();
  if (isNothingNew || text === draft.content) {
    forget();
    return text === draft.content;
  }
  if (!isAsBefore && text.trim() === '') {
    forget();
    return false;
  }
  if (isAsBefore || draft.content.trim() === '') {
    session.update({ content: text });
    void session.flush().then(forget);
    return true;
  }
  const now = Date.now();
  void session.bringBack(patchDraft(newDraft(draft.memberId, now), { content: text }, now)).then(forget);
  return false;
}
