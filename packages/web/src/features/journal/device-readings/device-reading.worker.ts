import type { DeviceReadingAnswer, DeviceReadingRequest } from './device-reading-protocol.ts';
import { loadDeviceSources } from './load-device-sources.ts';
import { readOnDevice } from './read-on-device.ts';

async function answer(request: DeviceReadingRequest): Promise<DeviceReadingAnswer> {
  try {
    const sources = await loadDeviceSources(request);
    return { readings: request.levels.map((level) => readOnDevice({ ...request, level }, sources)) };
  } catch {
    return { readings: null };
  }
}

self.addEventListener('message', async (event: MessageEvent<DeviceReadingRequest>) => {
  self.postMessage(await answer(event.data));
});
