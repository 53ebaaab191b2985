import { earlyField, leaveEarlyPage } from './early-field.ts';
import {
  type EarlyRecord,
  earlyKey,
  earlyKeys,
  lastMemberId,
  readEarlyRecord,
  readWordsOfTab,
  removeEarlyRecord,
} from './early-record.ts';

/** What the app takes over: the words, what they were written on, and where the caret is. */
export interface EarlyWords extends Pick<EarlyRecord, 'before' | 'text'> {
  /** Null where the field is there no longer. */
  readonly caret: { readonly start: number; readonly end: number } | null;
  /** Call once the words are kept elsewhere. */
  readonly forget: () => void;
}

const isOf = (record: Pick<EarlyRecord, 'memberId'>, memberId: number) =>
  record.memberId === null || record.memberId === memberId;

/** Whether there is a field to take over, or words that were left. */
export function hasEarlyWords(place: string): boolean {
  return earlyField()?.dataset.earlyWords === place || readEarlyRecord(earlyKey(place)) !== null;
}

/** The field as it stands at this moment; null where it is not there, or was begun by somebody else. */
function liveWords(place: string, memberId: number): Omit<EarlyWords, 'forget'> | null {
  const field = earlyField();
  if (field?.dataset.earlyWords !== place || !isOf({ memberId: lastMemberId() }, memberId)) return null;
  const kept = readEarlyRecord(earlyKey(place));
  const words = readWordsOfTab();
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const before = kept ? kept.before : words?.memberId === memberId ? words : null;
  return { text, before, caret: { start, end } };
}

/**
 * Takes over what was written in this tab before the app ran, and takes the early page away. Call it when what
 * follows has the focus already: so no key falls in between.
 */
export function takeEarlyWords(place: string, memberId: number): EarlyWords | null {
  const key = earlyKey(place);
  const live = liveWords(place, memberId);
  const left = live ? null : readEarlyRecord(key);
  leaveEarlyPage();
  const words = live ?? (left && isOf(left, memberId) ? { ...left, caret: null } : null);
  if (!words) return null;
  return { ...words, forget: () => removeEarlyRecord(key) };
}

/** Milliseconds after which words that no app has taken over are those of a tab that is gone. */
const leftAfter = 60_000;

/** Words of tabs in which the app never came to run. */
export function leftEarlyWords(place: string, memberId: number, now: number) {
  const own = earlyKey(place);
  return earlyKeys(place).flatMap((key) => {
    const record = key === own ? null : readEarlyRecord(key);
    if (!record || !isOf(record, memberId) || now - record.at < leftAfter) return [];
    return [{ text: record.text, at: record.at, forget: () => removeEarlyRecord(key) }];
  });
}
