import type { DeviceReadingAnswer, DeviceReadingRequest } from './device-reading-protocol.ts';
import { loadDeviceSources } from './load-device-sources.ts';
import { languageOf, readOnDevice } from './read-on-device.ts';

async function answer(request: DeviceReadingRequest): Promise<DeviceReadingAnswer> {
  const { task, content, fallback, memberId } = request;
  try {
    const sources = await loadDeviceSources(languageOf(content, fallback), memberId);
    return { reading: task === 'read' ? readOnDevice(request, sources) : null };
  } catch {
    return { reading: null };
  }
}

self.addEventListener('message', async (event: MessageEvent<DeviceReadingRequest>) => {
  self.postMessage(await answer(event.data));
});
