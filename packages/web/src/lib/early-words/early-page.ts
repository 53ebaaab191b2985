/** What was written into the field of the page itself, before the app took its place. */
export interface EarlyWriting {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  /** The button beside it was pressed; `boot.js` has noted that. */
  readonly wasPressed: boolean;
}

/** Held on to: React takes it out of the page, and what was written and drawn in it stays in it. */
const start = document.querySelector<HTMLElement>(`.start[lang="${document.documentElement.lang}"]`);
let isTaken = false;

/** Whether the caret is in the field of the page itself. Ask while that is still there: before the app is painted. */
export function hasEarlyCaret(): boolean {
  return start?.querySelector('textarea')?.matches(':focus') ?? false;
}

/** Takes over what was written before the app ran; null from then on, and where there was nothing to write on. */
export function takeEarlyWriting(): EarlyWriting | null {
  const field = start?.querySelector('textarea');
  const button = start?.querySelector('button');
  if (!field || isTaken) return null;
  isTaken = true;
  return {
    text: field.value,
    selectionStart: field.selectionStart,
    selectionEnd: field.selectionEnd,
    wasPressed: button?.getAttribute('aria-busy') === 'true',
  };
}

/** A part of the page itself, to be shown until the app can draw it. */
export function earlyPart(selector: string): HTMLElement | null {
  return start?.querySelector<HTMLElement>(selector) ?? null;
}
