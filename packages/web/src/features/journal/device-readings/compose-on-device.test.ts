import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { composeBothOnDevice, composeOnDevice, prepareDevice } from './compose-on-device.ts';
import type { DeviceReading, DeviceReadingRequest } from './device-reading-protocol.ts';

const dream = { content: 'A dog.', fallback: 'en', memberId: 7, date: '2026-11-21' } as const;
const request = { ...dream, level: 'free' } as const;
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
    expect(latest()?.asked).toEqual({ ...dream, levels: ['free'] });
    answer({ readings: [reading] });
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

  it('gives both readings of a dream out of one worker, or none', async () => {
    const premium = { ...reading, translation: 'A habit, and more.' };
    const composing = composeBothOnDevice(dream);
    expect(latest()?.asked?.levels).toEqual(['free', 'premium']);
    answer({ readings: [reading, premium] });
    expect(await composing).toEqual({ free: reading, premium });
    expect(StubWorker.started).toHaveLength(1);
    const failing = composeBothOnDevice(dream);
    answer({ readings: null });
    expect(await failing).toBeNull();
  });

  it('prepares with the same request', async () => {
    const preparing = prepareDevice(dream);
    expect(latest()?.asked).toEqual({ ...dream, levels: [] });
    answer({ readings: [] });
    await preparing;
    expect(latest()?.isTerminated).toBe(true);
  });
});
