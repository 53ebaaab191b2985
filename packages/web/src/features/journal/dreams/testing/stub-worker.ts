import { vi } from 'vitest';
import type {
  RecognisedSpan,
  RecognitionAnswer,
  RecognitionRequest,
} from '../editor/recognition-protocol.ts';

/** Stands in for the worker's thread: keeps what it was asked, and answers when told to. */
export class StubWorker extends EventTarget {
  readonly asked: RecognitionRequest[] = [];
  isTerminated = false;

  postMessage(request: RecognitionRequest): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(recognised: readonly RecognisedSpan[], id = this.asked.at(-1)?.id ?? 0): void {
    const data: RecognitionAnswer = { id, recognised };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Puts stub workers in the place of real ones. Gives those that were started. */
export function stubWorkers(): readonly StubWorker[] {
  const started: StubWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends StubWorker {
      constructor() {
        super();
        started.push(this);
      }
    },
  );
  return started;
}
