import type { Language } from '@chitta/contract/limits';
import { useEffect, useRef, useState } from 'react';
import type { LiveReading, LiveReadingAnswer, LiveReadingRequest } from './live-reading-protocol.ts';

/** Words to be read; each object is a question of its own, so that the same words can be asked about again. */
export interface Question {
  readonly text: string;
}

export interface LiveReadingState {
  /** Of the text that was asked for; null until it is ready. */
  readonly reading: LiveReading | null;
  /** The reading that was made last, of whatever text. */
  readonly last: LiveReading | null;
  /** The engine or its dictionary could not be loaded: there will be no reading. */
  readonly hasFailed: boolean;
}

interface LiveReadingOptions {
  /** Null while nothing is asked for. */
  readonly question: Question | null;
  readonly language: Language;
  /** Something will be asked for soon: the engine is fetched ahead. */
  readonly isNear: boolean;
}

/** Of no words there is no reading: this loads the dictionary, so that it is there when it is needed. */
const aheadId = 0;

/** The reading of a text, made in this browser by an engine that is fetched once it is needed. */
export function useLiveReading({ question, language, isNear }: LiveReadingOptions): LiveReadingState {
  const [last, setLast] = useState<LiveReading | null>(null);
  const [failed, setFailed] = useState<Question | 'engine' | null>(null);
  const [worker, setWorker] = useState<Worker | null>(null);
  const open = useRef<{ readonly id: number; readonly question: Question | null }>({
    id: aheadId,
    question: null,
  });
  const known = useRef<{ readonly worker: Worker; readonly text: string } | null>(null);
  const isWanted = isNear || question !== null;

  useEffect(() => {
    if (!isWanted) return;
    const fail = () => {
      setFailed('engine');
      setWorker(null);
    };
    let started: Worker;
    try {
      started = new Worker(new URL('./live-reading.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return fail();
    }
    started.addEventListener('error', fail);
    started.addEventListener('messageerror', fail);
    started.addEventListener('message', ({ data }: MessageEvent<LiveReadingAnswer>) => {
      if (data.id !== open.current.id || data.id === aheadId) return;
      if (!data.reading) return setFailed(open.current.question);
      known.current = { worker: started, text: data.reading.text };
      setLast(data.reading);
    });
    started.postMessage({ id: aheadId, text: '', fallback: language } satisfies LiveReadingRequest);
    setWorker(started);
    return () => started.terminate();
  }, [isWanted, language]);

  useEffect(() => {
    if (!worker || !question) return;
    const { text } = question;
    if (known.current?.worker === worker && known.current.text === text) return;
    open.current = { id: open.current.id + 1, question };
    worker.postMessage({ id: open.current.id, text, fallback: language } satisfies LiveReadingRequest);
  }, [worker, question, language]);

  return {
    reading: question && last?.text === question.text ? last : null,
    last,
    hasFailed: failed === 'engine' || (question !== null && failed === question),
  };
}
