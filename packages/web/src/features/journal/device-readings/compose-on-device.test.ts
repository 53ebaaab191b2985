import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeOnDevice, prepareDevice } from './compose-on-device.ts';
import type { DeviceReading, DeviceReadingRequest } from './device-reading-protocol.ts';

const request = {
  content: 'A dog.',
  fallback: 'en',
  memberId: 7,
  level: 'free',
  date: '2026-11-21',
} as const;
const reading: DeviceReading = {
  translation: 'A habit.',
  reading: { engineVersion: '1', language: 'en', sentences: [] },
  symbols: [],
  language: 'en',
};

class StubWorker extends EventTarget {
  static started: StubWorker[] = [];
  asked: DeviceReadingRequest | null = null;
  isTerminated = false;

  constructor() {
    super();
    StubWorker.started.push(this);
  }

  postMessage(asked: DeviceReadingRequest) {
    this.asked = asked;
  }

  terminate() {
    this.isTerminated = true;
  }
}

const latest = () => StubWorker.started.at(-1);
const answer = (data: object) => latest()?.dispatchEvent(new MessageEvent('message', { data }));

describe('composeOnDevice', () => {
  beforeEach(() => {
    StubWorker.started = [];
    vi.stubGlobal('Worker', StubWorker);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('gives the reading of its worker and ends it', async () => {
    const composing = composeOnDevice(request);
    expect(latest()?.asked).toEqual({ ...request, task: 'read' });
    answer({ reading });
    expect(await composing).toBe(reading);
    expect(latest()?.isTerminated).toBe(true);
  });

  it.each(['error', 'messageerror'])('gives nothing after a worker’s %s', async (type) => {
    const composing = composeOnDevice(request);
    latest()?.dispatchEvent(new Event(type));
    expect(await composing).toBeNull();
    expect(latest()?.isTerminated).toBe(true);
  });

  it('waits no longer than a member would', async () => {
    vi.useFakeTimers();
    const composing = composeOnDevice(request);
    vi.advanceTimersByTime(20_000);
    expect(await composing).toBeNull();
  });

  it('gives nothing where the browser has no workers', async () => {
    vi.stubGlobal('Worker', undefined);
    expect(await composeOnDevice(request)).toBeNull();
  });

  it('prepares with the same request', async () => {
    const preparing = prepareDevice(request);
    expect(latest()?.asked?.task).toBe('prepare');
    answer({ reading: null });
    await preparing;
    expect(latest()?.isTerminated).toBe(true);
  });
});
