import { useEffect, useRef, useState } from 'react';
import { useWhenOnline } from '#web/lib/device/use-when-online.ts';
import { findUnsentText, forgetUnsentText, keepUnsentText, type TextPlace } from './unsent-text.ts';

interface UnsentTextOptions {
  readonly place: TextPlace;
  /** What the server has. */
  readonly saved: string;
  /** Sends the words; rejects where they did not arrive. */
  readonly onSend: (text: string) => Promise<unknown>;
}

/**
 * Words on their way to the server. Every stroke is on the device first; what was meant to be kept and did not arrive
 * is sent again when the connection returns, or when the page is opened the next time.
 */
export function useUnsentText({ place, saved, onSend }: UnsentTextOptions) {
  const [kept] = useState(() => findUnsentText(place));
  const [text, setText] = useState(kept?.text ?? saved);
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const latest = useRef(text);
  latest.current = text;

  function write(next: string) {
    setText(next);
    if (['', saved].includes(next.trim())) forgetUnsentText(place);
    else keepUnsentText(place, { text: next, isMeant: false });
  }

  /** True once the server has them. */
  async function send(): Promise<boolean> {
    const sent = latest.current.trim();
    keepUnsentText(place, { text: sent, isMeant: true });
    setSending(true);
    setError(null);
    try {
      await onSend(sent);
      // Strokes that came meanwhile stay, and stay unsent.
      if (latest.current.trim() === sent) forgetUnsentText(place);
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setSending(false);
    }
  }

  function reset(next: string) {
    forgetUnsentText(place);
    setError(null);
    setText(next);
  }

  const isUnsent = text.trim() !== saved;
  const { memberId, dream, kind } = place;
  // They may have arrived by another way, such as with a tap beside them.
  useEffect(() => {
    if (!isUnsent) forgetUnsentText({ memberId, dream, kind });
  }, [isUnsent, memberId, dream, kind]);
  useWhenOnline(error !== null && isUnsent, () => void send());
  const sendFirst = useRef(send);
  useEffect(() => {
    if (kept?.isMeant) void sendFirst.current();
  }, [kept]);

  return { text, write, send, reset, isSending, isUnsent, error: isUnsent ? error : null };
}
