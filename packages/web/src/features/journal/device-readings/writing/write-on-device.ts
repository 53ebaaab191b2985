import type { Language } from '@chitta/contract/limits';
import type { WritingQuestion } from '@chitta/interpretation/written';
import { browserModel, languagesOf } from './browser-model.ts';
import type {
  DeviceWritingEvent,
  DeviceWritingMessage,
  DeviceWritingRequest,
  DeviceWritingStep,
} from './device-writing-protocol.ts';

/** Milliseconds for the whole reading: models of browsers are small and not fast. */
const patience = 180_000;

/**
 * Lets the browser's own model write a reading; nothing leaves the device. Gives the events that the server's stream gives,
 * and rejects where the model or the worker fails.
 */
export async function* writeOnDevice(
  request: DeviceWritingRequest,
  outer: AbortSignal,
): AsyncGenerator<DeviceWritingEvent> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(patience)]);
  const worker = new Worker(new URL('./device-writing.worker.ts', import.meta.url), { type: 'module' });
  try {
    let step = await send(worker, { type: 'open', request }, signal);
    while (step.type === 'ask') {
      if (step.passed > 0) yield { type: 'progress', sentences: step.passed };
      const text = await askBrowser(step.question, request.own.language, signal);
      step = await send(worker, { type: 'answer', text }, signal);
    }
    if (step.type === 'done') yield { type: 'end', reading: step.reading, dropped: step.dropped };
    else yield step.type === 'left' ? { type: 'left' } : { type: 'failed', reason: 'unusable' };
  } finally {
    worker.terminate();
  }
}

function send(
  worker: Worker,
  message: DeviceWritingMessage,
  signal: AbortSignal,
): Promise<DeviceWritingStep> {
  return new Promise((resolve, reject) => {
    const options = { once: true, signal } as const;
    signal.throwIfAborted();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    worker.addEventListener('error', () => resolve({ type: 'failed' }), options);
    worker.addEventListener('messageerror', () => resolve({ type: 'failed' }), options);
    worker.addEventListener('message', ({ data }: MessageEvent<DeviceWritingStep>) => resolve(data), options);
    worker.postMessage(message);
  });
}

async function askBrowser(
  { instructions, data, schema }: WritingQuestion,
  language: Language,
  signal: AbortSignal,
): Promise<string> {
  const session = await browserModel()?.create({
    ...languagesOf(language),
    initialPrompts: [{ role: 'system', content: instructions }],
    signal,
  });
  try {
    return (await session?.prompt(data, { responseConstraint: schema, signal })) ?? '';
  } finally {
    session?.destroy();
  }
}
