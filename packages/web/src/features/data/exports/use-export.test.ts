import { ReadableStream } from 'node:stream/web';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useExport } from './use-export.ts';

/** An empty archive: the list of its files alone. */
const archive = Uint8Array.from([0x50, 0x4b, 0x05, 0x06, ...new Array(18).fill(0)]);
const revoked = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:export', revokeObjectURL: revoked.mockClear() }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** A server that sends this, once it is told to. */
function serve(bytes: Uint8Array) {
  const goOn = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    await Promise.race([
      goOn.promise,
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      ),
    ]);
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(bytes);
        stream.close();
      },
    });
    return new Response(body as unknown as BodyInit, {
      headers: { 'content-disposition': 'attachment; filename="chitta.zip"', 'x-estimated-bytes': '30' },
    });
  });
  return goOn.resolve;
}

function open() {
  const view = renderHook(() => useExport());
  return { ...view, state: () => view.result.current.state };
}

describe('useExport', () => {
  it('fetches the archive, saves it, and holds on to it', async () => {
    const goOn = serve(archive);
    const { result, state, unmount } = open();
    expect(state()).toEqual({ status: 'idle' });
    act(() => void result.current.start());
    expect(state()).toEqual({ status: 'running', received: 0, expected: 0 });
    goOn();
    await waitFor(() => expect(state().status).toBe('ready'));
    expect(state()).toMatchObject({ file: { name: 'chitta.zip', url: 'blob:export', bytes: 22 } });
    expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce();
    expect(revoked).not.toHaveBeenCalled();
    unmount();
    expect(revoked).toHaveBeenCalledWith('blob:export');
  });

  it.each([
    ['shorter than any archive', archive.slice(0, 10)],
    ['cut off in the middle', Uint8Array.from([...archive.slice(4), 1, 2, 3, 4])],
  ])('saves nothing that is %s', async (_, bytes) => {
    const goOn = serve(bytes);
    const { result, state } = open();
    act(() => void result.current.start());
    goOn();
    await waitFor(() => expect(state().status).toBe('failed'));
    expect(HTMLAnchorElement.prototype.click).not.toHaveBeenCalled();
    expect(state()).toMatchObject({ error: expect.any(TypeError) });
  });

  it('can be given up, and begun again', async () => {
    serve(archive);
    const { result, state } = open();
    act(() => void result.current.start());
    await act(async () => result.current.cancel());
    expect(state()).toEqual({ status: 'idle' });
    const goOn = serve(archive);
    act(() => void result.current.start());
    goOn();
    await waitFor(() => expect(state().status).toBe('ready'));
  });

  it('says what went wrong where there is no connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const { result, state } = open();
    await act(() => result.current.start());
    expect(state()).toMatchObject({ status: 'failed' });
  });
});
