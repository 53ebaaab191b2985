import { AiFailure } from './ai-failure.ts';

/**
 * A `fetch` that goes nowhere but where it is sent, since members were told the host, and that reads at most
 * `maxBytes` of an answer. A page or a plain document in place of a stream ends in an `AiFailure`.
 */
export function guardedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const type = response.headers.get('content-type') ?? '';
    if (response.ok && /html|json/i.test(type)) {
      await response.body?.cancel();
      throw new AiFailure('not_a_stream');
    }
    const { status, statusText, headers } = response;
    const body = response.body?.pipeThrough(limitBytes(maxBytes)) ?? null;
    return new Response(body, { status, statusText, headers });
  };
}

function limitBytes(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new AiFailure('too_large'));
      else controller.enqueue(chunk);
    },
  });
}
