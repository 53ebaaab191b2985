import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '#web/lib/device/when-idle.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { carrySpans } from '#web/lib/text-spans/carry-spans.ts';
import { createRecogniser, type Recogniser } from './recogniser.ts';
import type { RecognisedSpan } from './recognition-protocol.ts';

/** Milliseconds of rest between a key and the look for symbols. */
const lookDelay = 120;

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
    // The worker begins with the first words.
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
