import type { Language } from '@chitta/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { LiveReading, LiveReadingAnswer, LiveReadingRequest } from './live-reading-protocol.ts';

const typingPause = 350;

/** Starts the engine when the browser has nothing better to do, so that the page is there first. */
function whenIdle(start: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(start, { timeout: 2000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(start, 300);
  return () => clearTimeout(timer);
}

export interface LiveReadingState {
  /** Null until it is ready. */
  readonly reading: LiveReading | null;
  /** The engine or its dictionary could not be loaded: there will be no reading. */
  readonly hasFailed: boolean;
}

/** The reading of a text, made in this browser and kept up to date while it changes. */
export function useLiveReading(text: string, language: Language): LiveReadingState {
  const [state, setState] = useState<LiveReadingState>({ reading: null, hasFailed: false });
  const [worker, setWorker] = useState<Worker | null>(null);
  const lastId = useRef(0);

  useEffect(() => {
    let started: Worker | null = null;
    const stopWaiting = whenIdle(() => {
      const fail = () => setState({ reading: null, hasFailed: true });
      try {
        started = new Worker(new URL('./live-reading.worker.ts', import.meta.url), { type: 'module' });
      } catch {
        return fail();
      }
      started.addEventListener('error', fail);
      started.addEventListener('messageerror', fail);
      started.addEventListener('message', ({ data }: MessageEvent<LiveReadingAnswer>) => {
        if (data.id === lastId.current) setState({ reading: data.reading, hasFailed: data.reading === null });
      });
      setWorker(started);
    });
    return () => {
      stopWaiting();
      started?.terminate();
    };
  }, []);

  useEffect(() => {
    if (!worker) return;
    const isFirst = lastId.current === 0;
    lastId.current += 1;
    const request: LiveReadingRequest = { id: lastId.current, text, fallback: language };
    const timer = setTimeout(() => worker.postMessage(request), isFirst ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [worker, text, language]);

  return state;
}
