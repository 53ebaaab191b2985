import { earlyField } from './early-field.ts';
import {
  earlyKey,
  lastMemberId,
  readEarlyRecord,
  readWordsOfTab,
  removeEarlyRecord,
  type WordsOfTab,
  writeEarlyRecord,
} from './early-record.ts';

/** What stood here before, and behind it what was typed while this script was still on its way. */
function joined(before: string, typed: string): string {
  if (before === '' || typed.startsWith(before)) return typed;
  return typed === '' ? before : `${before.trimEnd()}\n${typed}`;
}

function ofMember(words: WordsOfTab | null, memberId: number | null): WordsOfTab | null {
  return words?.memberId === memberId ? words : null;
}

/**
 * Lets the field in the page take words before the app runs: it gets the caret, what this tab had in it, and whatever is
 * typed is written down at once, so that not even a reload loses a key. Call once, as early as can be.
 */
export function keepEarlyWords(): void {
  const field = earlyField();
  const place = field?.dataset.earlyWords;
  if (!field || !place) return;
  const key = earlyKey(place);
  const memberId = lastMemberId();
  const found = readEarlyRecord(key);
  const kept = found?.memberId === memberId ? found : null;
  const before = kept ? kept.before : ofMember(readWordsOfTab(), memberId);
  const typed = field.value;
  const keep = () => {
    const text = field.value;
    if (text === (before?.text ?? '')) removeEarlyRecord(key);
    else writeEarlyRecord(key, { memberId, before, text, at: Date.now() });
  };
  const start = kept?.text ?? before?.text ?? '';
  if (start !== '') {
    const behind = typed.length - field.selectionEnd;
    field.value = joined(start, typed);
    const caret = field.value.length - behind;
    field.setSelectionRange(caret, caret);
  }
  if (typed !== '') keep();
  field.addEventListener('input', keep);
  field.focus({ preventScroll: true });
}
