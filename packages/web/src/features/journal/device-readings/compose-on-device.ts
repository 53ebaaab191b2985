import type { DeviceReading, DeviceReadingAnswer, DeviceReadingRequest } from './device-reading-protocol.ts';

/** Milliseconds; a worker whose script cannot be had without a connection may never say so. */
const patience = 20_000;

function ask(request: DeviceReadingRequest): Promise<DeviceReading | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./device-reading.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return resolve(null);
    }
    const end = (reading: DeviceReading | null) => {
      clearTimeout(timer);
      // Some tens of megabytes that are needed again only with the next dream.
      worker.terminate();
      resolve(reading);
    };
    const timer = setTimeout(() => end(null), patience);
    worker.addEventListener('error', () => end(null));
    worker.addEventListener('messageerror', () => end(null));
    worker.addEventListener('message', ({ data }: MessageEvent<DeviceReadingAnswer>) => end(data.reading));
    worker.postMessage(request);
  });
}

/** Composes a reading without the server; null where this device has not what it takes. */
export function composeOnDevice(request: Omit<DeviceReadingRequest, 'task'>): Promise<DeviceReading | null> {
  return ask({ ...request, task: 'read' });
}

/** Fetches and keeps what composing a reading of such a dream would need. */
export async function prepareDevice(request: Omit<DeviceReadingRequest, 'task'>): Promise<void> {
  await ask({ ...request, task: 'prepare' });
}
