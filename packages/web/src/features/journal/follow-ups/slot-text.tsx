import type { ReactNode } from 'react';

/** Stands for the slot while the sentence is put together; no text holds it. */
export const slot = '\u0001';

/** A sentence with an element in its slot, so that words in another language can say which one they are in. */
export function SlotText({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [before, after] = text.split(slot);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
