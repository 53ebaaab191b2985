import type { Language } from '@chitta/contract/limits';
import type { RecognisedSpan, RecognitionAnswer, RecognitionRequest } from './recognition-protocol.ts';

/** The side of a worker that the page talks to. */
export interface RecognitionPort {
  postMessage(request: RecognitionRequest): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<RecognitionAnswer>) => void): void;
  terminate(): void;
}

export interface Recogniser {
  /** Asks for the symbols of a text. While the worker is busy only the latest text waits. */
  readonly look: (text: string, fallback: Language) => void;
  readonly stop: () => void;
}

/** Keeps one question on its way and at most one waiting, so that fast typing never builds a queue. */
export function createRecogniser(
  port: RecognitionPort,
  onRecognised: (text: string, recognised: readonly RecognisedSpan[]) => void,
): Recogniser {
  let lastId = 0;
  let running: RecognitionRequest | null = null;
  let waiting: RecognitionRequest | null = null;

  function send(request: RecognitionRequest): void {
    running = request;
    port.postMessage(request);
  }

  port.addEventListener('message', ({ data }) => {
    if (data.id !== running?.id) return;
    const answered = running;
    running = null;
    onRecognised(answered.text, data.recognised);
    if (waiting) {
      const next = waiting;
      waiting = null;
      send(next);
    }
  });

  return {
    look(text, fallback) {
      lastId += 1;
      const request = { id: lastId, text, fallback };
      if (running) waiting = request;
      else send(request);
    },
    stop: () => port.terminate(),
  };
}
