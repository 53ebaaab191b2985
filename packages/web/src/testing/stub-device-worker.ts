import { vi } from 'vitest';

/** Puts a worker in place that answers every device reading at once, and gives what it was asked. */
export function stubDeviceWorker<Asked>(reading: object | null): readonly Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(request: Asked) {
        asked.push(request);
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { reading } })));
      }
      terminate() {}
    },
  );
  return asked;
}
