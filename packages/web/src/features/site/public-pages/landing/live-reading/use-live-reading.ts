import type { Language } from '@chitta/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { LiveReading, LiveReadingAnswer, LiveReadingRequest } from './live-reading-protocol.ts';

export interface LiveReadingState {
  /** Of the text that was asked for; null until it is ready. */
  readonly reading: LiveReading | null;
  /** The engine or its dictionary could not be loaded: there will be no reading. */
  readonly hasFailed: boolean;
}

interface LiveReadingOptions {
  /** Null while nothing is asked for. */
  readonly text: string | null;
  readonly language: Language;
  /** Something will be asked for soon: the engine is fetched ahead. */
  readonly isNear: boolean;
}

const nothing: LiveReadingState = { reading: null, hasFailed: false };

/** The reading of a text, made in this browser by an engine that is fetched once it is needed. */
export function useLiveReading({ text, language, isNear }: LiveReadingOptions): LiveReadingState {
  const [state, setState] = useState(nothing);
  const [worker, setWorker] = useState<Worker | null>(null);
  const lastId = useRef(0);
  const isWanted = isNear || text !== null;

  useEffect(() => {
    if (!isWanted) return;
    const fail = () => setState({ reading: null, hasFailed: true });
    let started: Worker;
    try {
      started = new Worker(new URL('./live-reading.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return fail();
    }
    started.addEventListener('error', fail);
    started.addEventListener('messageerror', fail);
    started.addEventListener('message', ({ data }: MessageEvent<LiveReadingAnswer>) => {
      if (data.id !== lastId.current) return;
      // Of no words there is no reading, only the news that there can be one.
      setState({ reading: data.id === 0 ? null : data.reading, hasFailed: data.reading === null });
    });
    // Loads the dictionary, so that it is there when it is needed.
    started.postMessage({ id: 0, text: '', fallback: language } satisfies LiveReadingRequest);
    setWorker(started);
    return () => started.terminate();
  }, [isWanted, language]);

  useEffect(() => {
    if (!worker || text === null) return;
    lastId.current += 1;
    worker.postMessage({ id: lastId.current, text, fallback: language } satisfies LiveReadingRequest);
  }, [worker, text, language]);

  return text !== null && state.reading && state.reading.text !== text ? nothing : state;
}
