import type { Endpoints } from '@chitta/contract';
import { watchers } from './action-log/watchers.ts';
import type { ApiResult } from './api/api-types.ts';
import { currentCustomDomain, customDomainHeaders } from './api/custom-domain.ts';
import { buildApiError } from './api-error.ts';

/** Calls that take files. */
export type UploadKey = {
  [Key in keyof Endpoints]: Endpoints[Key] extends { upload: object } ? Key : never;
}[keyof Endpoints];

export interface UploadOptions {
  readonly files: readonly File[];
  /** Of the path, such as `:id`. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** The body of calls that have one beside files. */
  readonly body?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** How much of the files has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Sends files and gives the answer without its envelope. Made with `XMLHttpRequest`, because `fetch` does not tell how
 * much has been sent. Throws as `api` does.
 */
export function apiUpload<Key extends UploadKey>(
  key: Key,
  { files, params = {}, query = {}, body, headers: own = {}, onProgress, signal }: UploadOptions,
): Promise<ApiResult<Key>> {
  const [method = 'POST', template = ''] = key.split(' ');
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  const form = new FormData();
  // Before the files, as the server reads what comes in its order.
  if (body) form.append('data', JSON.stringify(body));
  for (const file of files) form.append('files', file, file.name);
  return new Promise((resolve, refuse) => {
    const reject = (error: Error) => {
      watchers.call?.(key, error);
      refuse(error);
    };
    const request = new XMLHttpRequest();
    request.open(method, search ? `${path}?${search}` : path);
    request.withCredentials = true;
    const headers = { accept: 'application/json', ...customDomainHeaders(currentCustomDomain()), ...own };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = parse(request.responseText);
      if (request.status < 400 && answer !== null) resolve(answer.data as ApiResult<Key>);
      else reject(buildApiError(request.status, request.statusText, answer));
    };
    // What `fetch` would throw where there is no answer, and where the call was given up.
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}

function parse(text: string): { readonly data?: unknown } | null {
  try {
    return JSON.parse(text) as { data?: unknown };
  } catch {
    return null;
  }
}
