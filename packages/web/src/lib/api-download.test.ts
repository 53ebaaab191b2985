import { ReadableStream } from 'node:stream/web';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiDownload } from './api-download.ts';
import { ApiError } from './api-error.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that sends these parts, and breaks off behind them where it is told to. */
function answer(parts: readonly string[], { headers = {}, status = 200, isCutOff = false } = {}) {
  const asked = vi.fn();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked(url, init);
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (const part of parts) stream.enqueue(new TextEncoder().encode(part));
        if (isCutOff) stream.error(new TypeError('network error'));
        else stream.close();
      },
    });
    return new Response(body as unknown as BodyInit, { status, headers });
  });
  return asked;
}

const key = 'GET /api/exports/journal';
const progress: object[] = [];
const download = (signal?: AbortSignal) => {
  progress.length = 0;
  return apiDownload(key, {
    query: { language: 'es' },
    onProgress: (at) => void progress.push(at),
    ...(signal && { signal }),
  });
};

describe('apiDownload', () => {
  it('gives the whole file under its name, and tells of each part', async () => {
    const asked = answer(['dream', 's of ', 'rivers'], {
      headers: {
        'content-disposition': 'attachment; filename="chitta-2026-11-23.zip"',
        'x-estimated-bytes': '20',
      },
    });
    const { name, content } = await download();
    expect(name).toBe('chitta-2026-11-23.zip');
    expect(await content.text()).toBe('dreams of rivers');
    expect(progress).toEqual([
      { received: 5, expected: 20 },
      { received: 10, expected: 20 },
      { received: 16, expected: 20 },
    ]);
    expect(asked).toHaveBeenCalledExactlyOnceWith(
      '/api/exports/journal?language=es',
      expect.objectContaining({ method: 'GET', credentials: 'include', cache: 'no-store' }),
    );
  });

  it('has a name also where the server gives none, and may be empty', async () => {
    answer([]);
    const { name, content } = await download();
    expect([name, content.size]).toEqual(['download', 0]);
    expect(progress).toEqual([]);
  });

  it('throws what the server says where it refuses', async () => {
    const refusal = { success: false, code: 'RATE_LIMITED', reason: 'requests.too_many', message: 'Wait.' };
    answer([JSON.stringify(refusal)], { status: 429 });
    const failure = await download().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 429, reason: 'requests.too_many' });
  });

  it('throws where the answer breaks off, and gives no half file', async () => {
    answer(['dreams'], { isCutOff: true });
    await expect(download()).rejects.toThrow('network error');
  });

  it('passes on that it was given up', async () => {
    const asked = answer(['dreams']);
    const { signal } = new AbortController();
    await download(signal);
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ signal });
  });
});
