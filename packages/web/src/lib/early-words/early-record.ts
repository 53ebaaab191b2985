/** Words that were written into the page itself before the app ran. */
export interface EarlyRecord {
  /** Who was signed in when last seen; null where nobody knows. */
  readonly memberId: number | null;
  /** What this tab had under the caret before, and so what the field began with. */
  readonly before: WordsOfTab | null;
  readonly text: string;
  /** When it was last written to, in epoch milliseconds. */
  readonly at: number;
}

/** A draft as this tab last showed it. */
export interface WordsOfTab {
  readonly memberId: number;
  readonly text: string;
}

const prefix = 'early-words.';
const tabKey = 'early-words-tab';
const wordsKey = 'words-of-tab';

/** Browsers that block site data throw on the very access, and full ones when something is put there. */
function tried<Value>(act: () => Value): Value | null {
  try {
    return act();
  } catch {
    return null;
  }
}

function parse<Value>(json: string | null | undefined): Value | null {
  return tried(() => JSON.parse(json ?? 'null') as Value | null);
}

/** The key of this tab for a place such as `dream-input`; it survives a reload. */
export function earlyKey(place: string): string {
  const known = tried(() => sessionStorage.getItem(tabKey));
  const tab = known ?? Math.random().toString(36).slice(2);
  if (!known) tried(() => sessionStorage.setItem(tabKey, tab));
  return `${prefix}${place}.${tab}`;
}

export function readEarlyRecord(key: string): EarlyRecord | null {
  return parse<EarlyRecord>(tried(() => localStorage.getItem(key)));
}

/** Writes before it returns: the page may be left at any moment. */
export function writeEarlyRecord(key: string, record: EarlyRecord): void {
  tried(() => localStorage.setItem(key, JSON.stringify(record)));
}

export function removeEarlyRecord(key: string): void {
  tried(() => localStorage.removeItem(key));
}

/** Keys of what was written at a place in any tab. */
export function earlyKeys(place: string): string[] {
  const all = tried(() => Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? ''));
  return (all ?? []).filter((key) => key.startsWith(`${prefix}${place}.`));
}

/** What this tab had under the caret when it was last seen. */
export function readWordsOfTab(): WordsOfTab | null {
  return parse<WordsOfTab>(tried(() => sessionStorage.getItem(wordsKey)));
}

export function writeWordsOfTab(words: WordsOfTab): void {
  tried(() => sessionStorage.setItem(wordsKey, JSON.stringify(words)));
}

/** The number of the member last seen on this device, as `session.ts` keeps it. */
export function lastMemberId(): number | null {
  const member = parse<{ id?: unknown }>(tried(() => localStorage.getItem('last-session')));
  return typeof member?.id === 'number' ? member.id : null;
}
