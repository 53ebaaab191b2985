import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLiveReading } from './use-live-reading.ts';

describe('useLiveReading', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('fails where the browser cannot start a worker', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('blocked', 'SecurityError');
        }
      },
    );
    const { result } = renderHook(() => useLiveReading('A dog in a house.', 'en'));
    expect(result.current).toEqual({ reading: null, hasFailed: false });
    await waitFor(() => expect(result.current).toEqual({ reading: null, hasFailed: true }));
  });

  it('fails when the script of the worker cannot be loaded', async () => {
    const workers: EventTarget[] = [];
    class BrokenWorker extends EventTarget {
      constructor() {
        super();
        workers.push(this);
      }
      postMessage() {}
      terminate() {}
    }
    vi.stubGlobal('Worker', BrokenWorker);
    const { result } = renderHook(() => useLiveReading('A dog in a house.', 'en'));
    await waitFor(() => expect(workers).toHaveLength(1));
    workers[0]?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(result.current.hasFailed).toBe(true));
  });
});
