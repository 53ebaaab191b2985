import type {
  DeviceLevel,
  DeviceReading,
  DeviceReadingAnswer,
  DeviceReadingRequest,
} from './device-reading-protocol.ts';

/** Milliseconds; a worker whose script cannot be had without a connection may never say so. */
const patience = 20_000;

function ask(request: DeviceReadingRequest): Promise<readonly DeviceReading[] | null> {
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./device-reading.worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return resolve(null);
    }
    const end = (readings: DeviceReadingAnswer['readings']) => {
      clearTimeout(timer);
      // Some tens of megabytes that are needed again only with the next dream.
      worker.terminate();
      resolve(readings);
    };
    const timer = setTimeout(() => end(null), patience);
    worker.addEventListener('error', () => end(null));
    worker.addEventListener('messageerror', () => end(null));
    worker.addEventListener('message', ({ data }: MessageEvent<DeviceReadingAnswer>) => end(data.readings));
    worker.postMessage(request);
  });
}

type DreamToCompose = Omit<DeviceReadingRequest, 'levels'>;

/** Composes a reading without the server; null where this device has not what it takes. */
export async function composeOnDevice({
  level,
  ...dream
}: DreamToCompose & { readonly level: DeviceLevel }): Promise<DeviceReading | null> {
  const readings = await ask({ ...dream, levels: [level] });
  return readings?.[0] ?? null;
}

/** The same dream read for free and with premium, side by side; null where this device has not what it takes. */
export async function composeBothOnDevice(
  dream: DreamToCompose,
): Promise<{ readonly free: DeviceReading; readonly premium: DeviceReading } | null> {
  const [free, premium] = (await ask({ ...dream, levels: ['free', 'premium'] })) ?? [];
  return free && premium ? { free, premium } : null;
}

/** Fetches and keeps what composing a reading of such a dream would need. */
export async function prepareDevice(request: DreamToCompose): Promise<void> {
  await ask({ ...request, levels: [] });
}
