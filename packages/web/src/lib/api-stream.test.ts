import { ReadableStream } from 'node:stream/web';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apiStream } from './api-stream.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers in these pieces; with `breaks`, the connection is lost behind them. */
function answer(pieces: readonly (string | Uint8Array)[], { breaks = false, status = 200 } = {}) {
  const encoder = new TextEncoder();
  let next = 0;
  let isCancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      const piece = pieces[next++];
      if (piece !== undefined) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      else if (breaks) controller.error(new TypeError('network error'));
      else controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body as BodyInit, { status }));
  return () => isCancelled;
}

async function read(): Promise<unknown[]> {
  const lines: unknown[] = [];
  for await (const line of apiStream('POST /api/deepened-readings', { body: { dreamId: 1 } }))
    lines.push(line);
  return lines;
}

const bytes = new TextEncoder().encode('{"a":"ñandú"}\n');

describe('apiStream', () => {
  it.each([
    ['one line a piece', ['{"a":1}\n', '{"b":2}\n']],
    ['lines cut anywhere', ['{"a"', ':1}\n{"b":', '2}', '\n']],
    ['all in one piece, the last line without its end', ['{"a":1}\n\n{"b":2}']],
  ])('gives whole lines: %s', async (_name, pieces) => {
    answer(pieces);
    expect(await read()).toEqual([{ a: 1 }, { b: 2 }]);
  });

  it('puts letters together that were cut in the middle', async () => {
    answer([bytes.slice(0, 7), bytes.slice(7)]);
    expect(await read()).toEqual([{ a: 'ñandú' }]);
  });

  it('throws what the server refuses with', async () => {
    answer(['{"success":false,"code":"FORBIDDEN","reason":"deepened_readings.no_consent","message":"No."}'], {
      status: 403,
    });
    await expect(read()).rejects.toMatchObject({ status: 403, reason: 'deepened_readings.no_consent' });
  });

  it.each([
    ['a page', ['<html>502</html>'], {}],
    ['a connection that breaks', ['{"a":1}\n'], { breaks: true }],
  ])('throws for %s', async (_name, pieces, options) => {
    answer(pieces, options);
    await expect(read()).rejects.toThrow();
  });

  it('closes the connection when nobody reads on', async () => {
    const isCancelled = answer(['{"a":1}\n', '{"b":2}\n', '{"c":3}\n']);
    for await (const _line of apiStream('POST /api/deepened-readings', { body: { dreamId: 1 } })) break;
    expect(isCancelled()).toBe(true);
  });
});
