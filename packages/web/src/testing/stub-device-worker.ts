import { vi } from 'vitest';

/** Puts a worker in place that answers every request for device readings at once, and gives what it was asked. */
export function stubDeviceWorker<Asked>(readings: readonly object[] | null): readonly Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(request: Asked) {
        asked.push(request);
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { readings } })));
      }
      terminate() {}
    },
  );
  return asked;
}
