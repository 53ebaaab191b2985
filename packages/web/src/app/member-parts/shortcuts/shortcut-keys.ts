import { localKeys, readLocal } from '#web/lib/storage-keys.ts';

/** What single keys do on every page of a member. */
export type Shortcut = 'list' | 'search' | 'write' | 'next' | 'previous';

const shortcuts: Readonly<Record<string, Shortcut>> = {
  '?': 'list',
  '/': 'search',
  n: 'write',
  j: 'next',
  k: 'previous',
};

/** Whoever speaks to their browser, or rests a hand on the keys, can do without single keys. */
export function areShortcutsOff(): boolean {
  return readLocal(localKeys.shortcuts) === 'off';
}

/** The shortcut that a key is; null where something is being written, a dialog is open, or they are switched off. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, target } = event;
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  if (hasModifier || event.defaultPrevented || areShortcutsOff()) return null;
  const isTyping = (target as Element | null)?.closest?.('input, textarea, select, [contenteditable]');
  if (isTyping || document.querySelector('dialog[open]')) return null;
  return shortcuts[key] ?? null;
}

/** The rows of a list, each with the link that it is opened by. */
function rowLinks(): HTMLElement[] {
  return [...document.querySelectorAll('[data-row]')].flatMap(
    (row) => row.querySelector<HTMLElement>('a[href]') ?? [],
  );
}

/** Goes to the row after or before the one that has the focus; from nowhere, to the first or the last that is seen. */
export function focusRow(step: 1 | -1): void {
  const links = rowLinks();
  const active = document.activeElement?.closest('[data-row]');
  const place = links.findIndex((link) => active?.contains(link));
  const from = place === -1 && step === -1 ? links.length : place;
  const next = links[Math.min(links.length - 1, Math.max(0, from + step))];
  next?.focus({ preventScroll: true });
  next?.closest('[data-row]')?.scrollIntoView?.({ block: 'nearest' });
}

/** Puts the caret into the page's search; false where it has none. */
export function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
  field?.focus();
  field?.select();
  return field !== null;
}
