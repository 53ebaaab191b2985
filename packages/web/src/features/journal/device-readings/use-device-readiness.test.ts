import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { stubDeviceWorker } from '#web/testing/stub-device-worker.ts';
import type { DeviceReadingRequest } from './device-reading-protocol.ts';
import { useDeviceReadiness } from './use-device-readiness.ts';

const long = 'Soñé que un perro negro estaba en la escalera de mi antigua casa.';
let asked: readonly DeviceReadingRequest[];

/** jsdom's navigator has neither; both are taken away again. */
function give(features: { readonly serviceWorker?: object; readonly connection?: object }) {
  for (const [name, value] of Object.entries(features))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

/** A browser whose service worker does, or does not yet, keep what is fetched. */
function stubServiceWorker(controller: object | null): EventTarget {
  const container = Object.assign(new EventTarget(), { controller });
  give({ serviceWorker: container });
  return container;
}

function open(content: string) {
  const user = buildUser();
  return renderHook(({ text }) => useDeviceReadiness(user, text), { initialProps: { text: content } });
}
const rest = () => act(() => vi.advanceTimersByTimeAsync(3000));

describe('useDeviceReadiness', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    asked = stubDeviceWorker(null);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
  });

  it('prepares once the page rests, and again when the words tell their language', async () => {
    stubServiceWorker({});
    const { rerender } = open('');
    expect(asked).toEqual([]);
    await rest();
    expect(asked).toMatchObject([{ levels: [], content: '', memberId: 7 }]);
    rerender({ text: 'Soñé' });
    rerender({ text: long });
    rerender({ text: `${long} Y ladraba.` });
    await rest();
    expect(asked.map(({ content }) => content)).toEqual(['', long]);
  });

  it('waits until what is fetched is kept', async () => {
    const container = stubServiceWorker(null);
    open('');
    await rest();
    expect(asked).toEqual([]);
    await act(async () => void container.dispatchEvent(new Event('controllerchange')));
    expect(asked).toHaveLength(1);
  });

  it('does nothing after leaving, and nothing for members who save data', async () => {
    stubServiceWorker({});
    const { unmount } = open('');
    unmount();
    give({ connection: { saveData: true } });
    open('');
    await rest();
    expect(asked).toEqual([]);
  });
});
