import type { SessionUser } from '@chitta/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isComposedOnDevice } from '#web/features/journal/device-readings/device-answer.ts';
import type { Draft } from '#web/features/journal/dreams/drafts/draft.ts';
import { freshReading } from '#web/features/journal/dreams/drafts/draft-request.ts';
import type { DraftSession } from '#web/features/journal/dreams/drafts/draft-session.ts';
import { readDream, withAllowance } from '#web/features/journal/readings/readings.api.ts';
import { isNetworkError } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { patchSessionUser } from '#web/lib/session.ts';

/** Milliseconds between two attempts while the browser believes in a connection. */
const again = 30_000;

function deviceReadingOf(draft: Draft) {
  const reading = freshReading(draft);
  return reading && isComposedOnDevice(reading.answer) ? { ...reading, answer: reading.answer } : null;
}

/**
 * Lets the server's own reading take the place of one that was composed here, as soon as it can be reached: it counts
 * the reading, once, and adds what a device does not know. A refusal, of a used-up allowance say, leaves the reading
 * of the device where it is.
 */
export function useServerReading(session: DraftSession, draft: Draft, user: SessionUser) {
  const queryClient = useQueryClient();
  const settled = useRef<string | null>(null);
  const waiting = deviceReadingOf(draft);

  async function ask(): Promise<void> {
    const reading = deviceReadingOf(session.getState().draft);
    if (!reading || !navigator.onLine || settled.current === reading.answer.key) return;
    const { content } = reading;
    const { key } = reading.answer;
    settled.current = key;
    try {
      const answer = await readDream({ content, user, language: currentLanguage(), key });
      const isStillThere = deviceReadingOf(session.getState().draft)?.answer.key === key;
      if (isStillThere) session.update({ reading: { content, answer } });
      patchSessionUser(queryClient, withAllowance(user, answer.allowance));
    } catch (error) {
      if (isNetworkError(error)) settled.current = null;
    }
  }

  const latest = useRef(ask);
  latest.current = ask;
  const key = waiting?.answer.key;
  useEffect(() => {
    if (key === undefined) return;
    const tryNow = () => void latest.current();
    tryNow();
    window.addEventListener('online', tryNow);
    const timer = setInterval(tryNow, again);
    return () => {
      window.removeEventListener('online', tryNow);
      clearInterval(timer);
    };
  }, [key]);
}
