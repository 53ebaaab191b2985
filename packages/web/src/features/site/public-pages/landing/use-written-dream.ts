import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type EarlyWriting, hasEarlyCaret, takeEarlyWriting } from '#web/lib/early-words/early-page.ts';
import { rememberWriting, triedDream } from '#web/lib/tried-dream/tried-dream.ts';

interface WrittenDream {
  readonly text: string;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly write: (text: string) => void;
}

/** What was left in this tab, and what was written before anybody could see that. */
function joined(left: string, { text, selectionStart, selectionEnd }: EarlyWriting) {
  const before = left && text ? `${left}\n` : left;
  const isNew = text !== '';
  const place = (at: number) => before.length + (isNew ? at : 0);
  return { text: before + text, from: place(selectionStart), to: place(selectionEnd) };
}

/**
 * What a visitor writes, kept in this tab; begins with what was left here and what was written before the app ran.
 * `onEarlyPress` follows where the button was pressed before, too.
 */
export function useWrittenDream(onEarlyPress: (text: string) => void): WrittenDream {
  const [text, setText] = useState(() => triedDream()?.text ?? '');
  const [hadCaret] = useState(hasEarlyCaret);
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (words: string) => {
    setText(words);
    rememberWriting(words);
  };
  const goOn = () => {
    const early = takeEarlyWriting();
    if (!early || !field.current) return;
    const whole = joined(text, early);
    if (early.text) write(whole.text);
    if (hadCaret) {
      field.current.value = whole.text;
      field.current.focus({ preventScroll: true });
      field.current.setSelectionRange(whole.from, whole.to);
    }
    if (early.wasPressed) onEarlyPress(whole.text);
  };
  // Once, before anything is painted: a key that is pressed now must find the caret where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stood there before the app is taken over once.
  useLayoutEffect(goOn, []);
  return { text, field, write };
}
