import { useRef, useState } from 'react';
import { findWords, forgetWords, keepWords } from '#web/lib/device/kept-words.ts';

interface WaitingOptions<Fields> {
  readonly memberId: number;
  /** Which run, and what of it. */
  readonly at: string;
  /** As the server has it. */
  readonly known: Fields;
  readonly isFields: (value: unknown) => value is Fields;
}

/** What is written: every stroke is on the device at once, and stays there until the server has it. */
export function useWaitingWords<Fields>({ memberId, at, known, isFields }: WaitingOptions<Fields>) {
  const place = { memberId, at: `programme/${at}` };
  const [waiting, setWaiting] = useState(() => findWords(place, isFields));
  const latest = useRef(waiting);
  return {
    fields: waiting ?? known,
    isWaiting: waiting !== null,
    write(next: Fields) {
      latest.current = next;
      setWaiting(next);
      keepWords(place, next);
    },
    /** The server has what was sent. What was written since is kept. */
    settle(sent: Fields) {
      if (latest.current !== sent) return;
      latest.current = null;
      setWaiting(null);
      forgetWords(place);
    },
  };
}
