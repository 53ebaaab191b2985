import { useEffect, useRef, useState } from 'react';
import { currentLanguage } from '#web/lib/i18n.ts';
import { carrySpans } from './carry-spans.ts';
import { createRecogniser, type Recogniser } from './recogniser.ts';
import type { RecognisedSpan } from './recognition-protocol.ts';

/** Milliseconds of rest between a key and the look for symbols. */
const lookDelay = 120;

/** The worker begins with the first words, once the page has nothing more urgent to do. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 300);
  return () => clearTimeout(timer);
}

interface Recognised {
  readonly text: string;
  readonly spans: readonly RecognisedSpan[];
}

/** The symbols in the text as far as they are known, always fitting the text as it stands now. */
export function useRecognisedSymbols(text: string): readonly RecognisedSpan[] {
  const [recognised, setRecognised] = useState<Recognised>({ text: '', spans: [] });
  const [recogniser, setRecogniser] = useState<Recogniser | null>(null);
  const latest = useRef(text);
  latest.current = text;

  const hasWords = text.trim() !== '';
  useEffect(() => {
    if (!hasWords || typeof Worker === 'undefined') return;
    let started: Recogniser | null = null;
    const cancel = whenIdle(() => {
      const worker = new Worker(new URL('./recognition.worker.ts', import.meta.url), { type: 'module' });
      started = createRecogniser(worker, (answered, spans) =>
        setRecognised({ text: latest.current, spans: carrySpans(spans, answered, latest.current) }),
      );
      setRecogniser(started);
    });
    return () => {
      cancel();
      started?.stop();
      setRecogniser(null);
    };
  }, [hasWords]);

  useEffect(() => {
    if (!recogniser) return;
    const timer = setTimeout(() => recogniser.look(text, currentLanguage()), lookDelay);
    return () => clearTimeout(timer);
  }, [recogniser, text]);

  return carrySpans(recognised.spans, recognised.text, text);
}
