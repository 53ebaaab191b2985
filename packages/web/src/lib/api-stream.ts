import type { Endpoints } from '@chitta/contract';
import type { ApiInput, ApiResult } from './api/api-types.ts';
import { currentCustomDomain, customDomainHeaders } from './api/custom-domain.ts';
import { fillPath, type Values } from './api/fill-path.ts';
import { ApiError, buildApiError } from './api-error.ts';

/** Calls that answer in lines of JSON. */
export type StreamKey = {
  [Key in keyof Endpoints]: Endpoints[Key] extends { isStream: true } ? Key : never;
}[keyof Endpoints];

interface StreamInput<Key extends StreamKey> {
  readonly body?: ApiInput<Key>['body'];
  /** What stands in the path. */
  readonly params?: Values;
  readonly signal?: AbortSignal;
}

/**
 * Makes a call that answers in lines, and gives each line when it is there. Throws `ApiError` where the server refuses
 * or a line cannot be read, and what `fetch` throws where there is no answer, it breaks off, or `signal` ends it.
 */
export async function* apiStream<Key extends StreamKey>(
  key: Key,
  { body, params, signal }: StreamInput<Key>,
): AsyncGenerator<ApiResult<Key>> {
  const [method = 'POST', path = ''] = key.split(' ');
  const response = await fetch(fillPath(path, params ?? {}, {}), {
    method,
    credentials: 'include',
    cache: 'no-store',
    headers: {
      accept: 'application/x-ndjson',
      'content-type': 'application/json',
      ...customDomainHeaders(currentCustomDomain()),
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok || !response.body) throw await refusal(response);
  for await (const line of linesOf(response.body)) yield parseLine(line) as ApiResult<Key>;
}

/** The error of an answer that is none of the kind that was asked for. */
export async function refusal(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return buildApiError(response.status, response.statusText, body);
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw new ApiError({ status: 200, code: 'INTERNAL', message: 'Failed to parse response as JSON' });
  }
}

/** Whole lines of a body, without empty ones. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // Streams cannot be walked through with `for await` in every browser that the app supports.
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line !== '');
    }
    if (rest !== '') yield rest;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
