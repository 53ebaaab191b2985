import type { Endpoints } from '@chitta/contract';
import type { ApiInput } from './api/api-types.ts';
import { currentCustomDomain, customDomainHeaders } from './api/custom-domain.ts';
import { refusal } from './api-stream.ts';

/** Calls that answer with a file. */
export type DownloadKey = {
  [Key in keyof Endpoints]: Endpoints[Key] extends { isDownload: true } ? Key : never;
}[keyof Endpoints];

export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/** How far a download is, in bytes; `expected` is about how many there will be. */
export interface DownloadProgress {
  readonly received: number;
  readonly expected: number;
}

type DownloadInput<Key extends DownloadKey> = Pick<ApiInput<Key>, 'params' | 'query' | 'signal'> & {
  readonly onProgress: (progress: DownloadProgress) => void;
};

/** Parts are put together at this many bytes: the browser may keep what is a Blob on its disk. */
const stretch = 8 * 1024 * 1024;

/**
 * Makes a call that answers with a file and keeps it, telling of each part that comes. Throws `ApiError` where the
 * server refuses, and what `fetch` throws where there is no answer, it breaks off, or `signal` ends it.
 */
export async function apiDownload<Key extends DownloadKey>(
  key: Key,
  { params, query, signal, onProgress }: DownloadInput<Key>,
): Promise<DownloadedFile> {
  const [method = 'GET', template = ''] = key.split(' ');
  const values = params as Record<string, string> | undefined;
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values?.[name] ?? ''));
  const search = new URLSearchParams(query as Record<string, string> | undefined).toString();
  const response = await fetch(search ? `${path}?${search}` : path, {
    method,
    credentials: 'include',
    cache: 'no-store',
    headers: customDomainHeaders(currentCustomDomain()),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok || !response.body) throw await refusal(response);
  const expected = Number(response.headers.get('x-estimated-bytes'));
  const content = await collect(response.body, (received) => onProgress({ received, expected }));
  const [, name = 'download'] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { name, content };
}

async function collect(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onReceived: (bytes: number) => void,
): Promise<Blob> {
  const reader = body.getReader();
  const stretches: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let [held, received] = [0, 0];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      held += part.value.length;
      received += part.value.length;
      if (held >= stretch) {
        stretches.push(new Blob(parts));
        [parts, held] = [[], 0];
      }
      onReceived(received);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  return new Blob([...stretches, ...parts]);
}
