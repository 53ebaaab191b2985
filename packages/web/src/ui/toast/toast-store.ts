import { createStore } from '#web/lib/store.ts';

export interface ToastInput {
  readonly title: string;
  readonly description?: string | undefined;
  readonly variant?: 'default' | 'destructive';
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Milliseconds until it leaves by itself. */
  readonly duration?: number;
}

export interface Toast extends ToastInput {
  readonly id: number;
  readonly isOpen: boolean;
}

export const toastDuration = 5000;
const removeDelay = 1_000_000;

/** The toast on screen. There is never more than one: a new one takes the place of the last. */
export const currentToast = createStore<Toast | null>(null);

let lastId = 0;

/** Shows a toast and gives its id. */
export function toast(input: ToastInput): number {
  lastId += 1;
  currentToast.set({ ...input, id: lastId, isOpen: true });
  return lastId;
}

/** Changes a toast that is still shown. */
export function updateToast(id: number, changes: Partial<ToastInput>): void {
  const shown = currentToast.get();
  if (shown?.id === id) currentToast.set({ ...shown, ...changes });
}

/** Closes a toast; it is forgotten much later, so that its leaving is never cut short. */
export function dismissToast(id: number): void {
  const shown = currentToast.get();
  if (shown?.id !== id || !shown.isOpen) return;
  currentToast.set({ ...shown, isOpen: false });
  setTimeout(() => {
    if (currentToast.get()?.id === id) currentToast.set(null);
  }, removeDelay);
}
