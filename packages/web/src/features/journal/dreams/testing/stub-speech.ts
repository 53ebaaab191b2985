import { vi } from 'vitest';

/** Stands in for the browser's speech recognition; the test speaks. */
export class StubSpeech extends EventTarget {
  lang = '';
  continuous = false;
  interimResults = false;
  isListening = false;

  start(): void {
    this.isListening = true;
  }

  stop(): void {
    this.isListening = false;
    this.dispatchEvent(new Event('end'));
  }

  abort(): void {
    this.stop();
  }

  say(transcript: string, isFinal = true): void {
    const results = [Object.assign([{ transcript }], { isFinal })];
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results }));
  }

  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.stop();
  }
}

/** Gives the browser a speech recognition. The result tells which one listens. */
export function stubSpeech(): () => StubSpeech {
  const started: StubSpeech[] = [];
  vi.stubGlobal(
    'SpeechRecognition',
    class extends StubSpeech {
      constructor() {
        super();
        started.push(this);
      }
    },
  );
  return () => started.at(-1) ?? new StubSpeech();
}
