import { loadDeviceSources } from '../load-device-sources.ts';
import { type DeviceWriting, openDeviceWriting } from './device-writing.ts';
import type { DeviceWritingMessage, DeviceWritingStep } from './device-writing-protocol.ts';

let writing: DeviceWriting | undefined;

async function answer(message: DeviceWritingMessage): Promise<DeviceWritingStep> {
  try {
    if (message.type === 'answer') return (await writing?.next(message.text)) ?? { type: 'failed' };
    writing = openDeviceWriting(message.request, await loadDeviceSources(message.request));
    return writing.first;
  } catch {
    return { type: 'failed' };
  }
}

self.addEventListener('message', async (event: MessageEvent<DeviceWritingMessage>) => {
  self.postMessage(await answer(event.data));
});
