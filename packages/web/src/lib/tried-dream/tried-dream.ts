import {
  localKeys,
  readLocal,
  readTab,
  removeLocal,
  removeTab,
  tabKeys,
  writeLocal,
  writeTab,
} from '../storage-keys.ts';

/** A dream that a visitor has written before there was an account to keep it in. Times are epoch milliseconds. */
export interface TriedDream {
  /** Of the draft that it becomes: taken over twice, it is still one. */
  readonly id: string;
  readonly text: string;
  readonly at: number;
}

/** How long a dream waits on the device for somebody to sign in: a mail may have to be answered on the way. */
export const patience = 24 * 60 * 60 * 1000;

function parse(value: string | null): TriedDream | null {
  try {
    const { id, text, at } = JSON.parse(value ?? '{}') as Partial<TriedDream>;
    return id && text?.trim() && typeof at === 'number' ? { id, text, at } : null;
  } catch {
    return null;
  }
}

/** What was written and not taken over yet: in this tab, else on its way from any tab of the last day. */
export function triedDream(): TriedDream | null {
  const written = parse(readTab(tabKeys.writtenDream));
  if (written) return written;
  const waiting = parse(readLocal(localKeys.triedDream));
  if (waiting && Date.now() - waiting.at < patience) return waiting;
  removeLocal(localKeys.triedDream);
  return null;
}

/** Keeps what stands on the first page for as long as this tab is open: through reloads, and while signing in here. */
export function rememberWriting(text: string): void {
  if (text.trim()) {
    const id = triedDream()?.id ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
    writeTab(tabKeys.writtenDream, JSON.stringify({ id, text, at: Date.now() } satisfies TriedDream));
  } else forgetTriedDream();
}

/** The visitor wants to keep it: from now on it waits on the device, since signing in may end in another tab. */
export function letWritingWait(): void {
  const dream = triedDream();
  if (!dream) return;
  writeLocal(localKeys.triedDream, JSON.stringify({ ...dream, at: Date.now() }));
  // Where the device refuses, this tab goes on holding it.
  if (parse(readLocal(localKeys.triedDream))?.text === dream.text) removeTab(tabKeys.writtenDream);
}

/** It is kept elsewhere now, or was taken back. */
export function forgetTriedDream(): void {
  removeTab(tabKeys.writtenDream);
  removeLocal(localKeys.triedDream);
}
