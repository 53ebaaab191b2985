import { ReadableStream, type ReadableStreamDefaultController } from 'node:stream/web';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { JournalExport } from './journal-export.tsx';

/** What a zip ends with. */
const end = new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Array(18).fill(0)]);
const name = 'chitta-2026-11-21.zip';

/** A server that sends parts when the test says so. */
function stubServer({ status = 200, body = '' }: { status?: number; body?: string } = {}) {
  const calls: { url: string; signal: AbortSignal | null }[] = [];
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, signal: init.signal ?? null });
    if (status !== 200) return new Response(body, { status });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        streams.push(controller);
        init.signal?.addEventListener('abort', () =>
          controller.error(new DOMException('Aborted', 'AbortError')),
        );
      },
    });
    return new Response(stream as BodyInit, {
      headers: { 'x-estimated-bytes': '1000', 'content-disposition': `attachment; filename="${name}"` },
    });
  });
  const last = async () => {
    await vi.waitFor(() => expect(streams.length).toBe(calls.length));
    return streams.at(-1) as ReadableStreamDefaultController<Uint8Array>;
  };
  return { calls, last };
}

const saved: { href: string; download: string }[] = [];

describe('JournalExport', () => {
  beforeAll(() => loadWords('exports'));
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ href: this.href, download: this.download });
    });
    let urls = 0;
    URL.createObjectURL = () => `blob:export-${++urls}`;
    URL.revokeObjectURL = vi.fn();
  });
  afterEach(() => vi.restoreAllMocks());

  async function begin(server: ReturnType<typeof stubServer>) {
    const part = renderPart(<JournalExport />);
    await part.user.click(await screen.findByRole('button', { name: 'Export everything' }));
    return { ...part, stream: await server.last() };
  }

  it('says how far it is, and saves the file at the end', async () => {
    const server = stubServer();
    const { stream } = await begin(server);
    expect(server.calls[0]?.url).toBe('/api/exports/journal?language=en');
    stream.enqueue(new Uint8Array(500));
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('value')).toBe('50'));
    expect(screen.getByText('50 %')).toBeTruthy();
    stream.enqueue(new Uint8Array(2_000_000));
    await waitFor(() => expect(screen.getByText('99 %')).toBeTruthy());
    expect(screen.getByText('Fetching your journal: 2 MB')).toBeTruthy();
    stream.enqueue(end);
    stream.close();
    const again = await screen.findByRole('link', { name: `Save ${name} again` });
    expect(saved).toEqual([{ href: 'blob:export-1', download: name }]);
    expect(again.getAttribute('download')).toBe(name);
    expect(screen.getByRole('status').textContent).toContain('Your export is here (2 MB).');
    expect(screen.getByRole('button', { name: 'Export again' })).toBeTruthy();
  });

  it('stops when told to, and begins anew', async () => {
    const server = stubServer();
    const { user, stream } = await begin(server);
    stream.enqueue(new Uint8Array(100));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(server.calls[0]?.signal?.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Export everything' }));
    const next = await server.last();
    next.enqueue(end);
    next.close();
    expect(await screen.findByRole('link', { name: /Save/ })).toBeTruthy();
    expect(saved).toHaveLength(1);
  });

  it('takes no half archive for a whole one', async () => {
    const { stream } = await begin(stubServer());
    stream.enqueue(new Uint8Array(800));
    stream.close();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^The export was interrupted\. Network error\./,
    );
    expect(saved).toEqual([]);
  });

  it('says when the connection breaks off', async () => {
    const { stream } = await begin(stubServer());
    stream.enqueue(new Uint8Array(100));
    stream.error(new TypeError('network error'));
    expect((await screen.findByRole('alert')).textContent).toContain('Network error.');
    expect(screen.getByRole('button', { name: 'Export everything' })).toBeTruthy();
  });

  it('says why the server refuses', async () => {
    const body = JSON.stringify({
      success: false,
      code: 'BAD_REQUEST',
      reason: 'requests.too_many',
      message: 'Too many requests.',
    });
    stubServer({ status: 429, body });
    const { user } = renderPart(<JournalExport />);
    await user.click(await screen.findByRole('button', { name: 'Export everything' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests.');
  });

  it('ends with its page', async () => {
    const server = stubServer();
    const { unmount, stream } = await begin(server);
    stream.enqueue(new Uint8Array(100));
    unmount();
    expect(server.calls[0]?.signal?.aborted).toBe(true);
    await vi.waitFor(() => expect(saved).toEqual([]));
  });
});
