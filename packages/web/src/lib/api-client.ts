import { watchers } from './action-log/watchers.ts';
import type { ApiArgs, ApiKey, ApiResult } from './api/api-types.ts';
import {
  type CustomDomain,
  carriesDomainFields,
  currentCustomDomain,
  customDomainHeaders,
} from './api/custom-domain.ts';
import { fillPath, type Values } from './api/fill-path.ts';
import { ApiError, buildApiError } from './api-error.ts';
import { askedAnew, isAskedEarly, takeEarlyAnswer } from './early-answers/early-answers.ts';
import { loadWords } from './i18n.ts';
import { withProof } from './proof/proof.ts';
import type { InspectedResponse, RawResponse } from './response-validator/types.ts';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const controlPlaneFailure = /control[ -]plane/i;
const sessionCall = /\/(?:login|signup|logout)$|\/login\/|\/auth\//;
/** Where a member is let in. */
const entranceCall = /\/(?:login|signup)$|\/login\/|\/auth\/oidc\//;
/** Characters of a body that may outlive its page: browsers refuse more than 64 KiB of such bodies at a time. */
const outlivingLength = 4000;

function bodyOf(call: Call, domain: CustomDomain | null): string | undefined {
  if (call.method === 'GET') return undefined;
  const isDomainBody = domain !== null && carriesDomainFields(call.path);
  if (call.body === undefined && !isDomainBody) return undefined;
  const fields = isDomainBody ? { useCustomDomain: true, ...domain } : {};
  return JSON.stringify({ ...(call.body as object | undefined), ...fields });
}

function urlOf(call: Call, domain: CustomDomain | null): string {
  if (call.method !== 'GET' || !domain || !carriesDomainFields(call.path)) return call.path;
  return `${call.path}${call.path.includes('?') ? '&' : '?'}useCustomDomain=true`;
}

/** What was asked for before the app ran is not asked for again. */
async function earlyAnswer(call: Call, domain: CustomDomain | null): Promise<Response | null> {
  const isPlain = call.method === 'GET' && domain === null && !call.headers;
  return (isPlain && (await takeEarlyAnswer(call.path))) || null;
}

function ask(call: Call, domain: CustomDomain | null, extraHeaders: Record<string, string>) {
  const body = bodyOf(call, domain);
  return fetch(urlOf(call, domain), {
    ...askedAnew,
    method: call.method,
    headers: {
      ...askedAnew.headers,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...customDomainHeaders(domain),
      ...call.headers,
      ...extraHeaders,
    },
    ...(body === undefined ? {} : { body }),
    ...(call.signal ? { signal: call.signal } : {}),
    // A tap followed by leaving the page still arrives.
    keepalive: call.method !== 'GET' && (body?.length ?? 0) <= outlivingLength,
  });
}

async function exchange(call: Call, extraHeaders: Record<string, string>): Promise<InspectedResponse> {
  const domain = currentCustomDomain();
  const early = isAskedEarly(call.path) ? await earlyAnswer(call, domain) : null;
  const response = early ?? (await ask(call, domain, extraHeaders));
  return inspect({
    url: urlOf(call, domain),
    method: call.method,
    status: response.status,
    statusText: response.statusText,
    contentType: response.headers.get('content-type') ?? '',
    text: await response.text(),
  });
}

/** What can be done about a broken answer is only fetched where one is broken; else it stays as it is. */
async function inspect(raw: RawResponse): Promise<InspectedResponse> {
  const { status, statusText, text } = raw;
  const untouched: InspectedResponse = { status, statusText, headers: {}, text, issue: null };
  if (parse(text).ok) return untouched;
  try {
    const { inspectAndRecord } = await import('./response-validator/inspect-and-record.ts');
    return inspectAndRecord(raw);
  } catch {
    return untouched;
  }
}

/** Sends a call; an answer that blames the host's control plane is asked for once more. */
async function send(call: Call): Promise<InspectedResponse> {
  const first = await exchange(call, {});
  const isControlPlane = first.status >= 500 && controlPlaneFailure.test(first.text);
  return isControlPlane ? exchange(call, { 'x-retry-attempt': '1' }) : first;
}

function parse(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  if (text.trim() === '') return { ok: true, value: null };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false };
  }
}

const pathOf = ({ path }: Call) => path.split('?', 1)[0] ?? '';

function unreadable(call: Call, answer: InspectedResponse): unknown {
  const isSuccess = answer.status < 400;
  if (isSuccess && sessionCall.test(pathOf(call))) return { success: true };
  const page = isSuccess
    ? 'Invalid response format from server. Please try again later.'
    : 'Server returned HTML instead of JSON. Please try again later.';
  const text = isSuccess ? 'Failed to parse response as JSON' : answer.statusText || 'An error occurred';
  const message = answer.issue?.actualFormat === 'html' ? page : text;
  if (!isSuccess) throw buildApiError(answer.status, answer.statusText, { message });
  throw new ApiError({ status: answer.status, code: 'INTERNAL', message });
}

/**
 * Whether something between us and the server has answered in its place, such as the sign-in page of a network: to a call
 * that lets in or out, that would pass for success.
 */
function isForeign(call: Call, answer: InspectedResponse): boolean {
  const path = pathOf(call);
  if (originalStatusOf(answer) >= 400 || !sessionCall.test(path)) return false;
  if (answer.issue?.actualFormat === 'html') return true;
  return entranceCall.test(path) && (answer.text.trim() === '' || !parse(answer.text).ok);
}

const originalStatusOf = ({ headers, status }: InspectedResponse) =>
  Number(headers['x-original-status'] ?? status);

function readAnswer(call: Call, answer: InspectedResponse): unknown {
  // As where there is no connection, which it is as good as.
  if (isForeign(call, answer)) throw new TypeError('Failed to fetch: the answer is not the server’s');
  const parsed = parse(answer.text);
  if (!parsed.ok) return unreadable(call, answer);
  const { value } = parsed;
  const fields = (typeof value === 'object' ? value : null) as Record<string, unknown> | null;
  const isFailure = answer.status >= 400 || fields?.success === false || fields?.error === true;
  if (isFailure) throw buildApiError(originalStatusOf(answer), answer.statusText, value);
  return fields?.success === true && 'data' in fields ? fields.data : value;
}

/** One call by method and path, untyped: what `api` and the default query function are made of. */
export async function request(call: Call, onUnauthorized: 'throw' | 'null' = 'throw'): Promise<unknown> {
  const answer = await send(call);
  if (answer.status === 401 && onUnauthorized === 'null') return null;
  try {
    return readAnswer(call, answer);
  } catch (error) {
    // What a failure is called is only loaded where something fails. Without it, the server's words are shown.
    await loadWords('errors').catch(() => undefined);
    throw error;
  }
}

/**
 * Makes one call of the contract: key, input and result are typed by its table, and the `{ success, data }`
 * envelope is taken off. Throws `ApiError` for every answer that is not a success, and what `fetch` throws
 * where there is no answer (a network failure, or the abort of `signal`). A call that needs a fresh proof asks for it
 * and goes on by itself.
 */
export async function api<Key extends ApiKey>(key: Key, ...args: ApiArgs<Key>): Promise<ApiResult<Key>> {
  const input = args[0] as
    | {
        params?: Values;
        query?: Values;
        body?: unknown;
        signal?: AbortSignal;
        headers?: Record<string, string>;
        onUnauthorized?: 'throw' | 'null';
      }
    | undefined;
  const separator = key.indexOf(' ');
  const call: Call = {
    method: key.slice(0, separator),
    path: fillPath(key.slice(separator + 1), input?.params ?? {}, input?.query ?? {}),
    body: input?.body,
    signal: input?.signal,
    headers: input?.headers,
  };
  try {
    return (await withProof(() => request(call, input?.onUnauthorized))) as ApiResult<Key>;
  } catch (error) {
    watchers.call?.(key, error);
    throw error;
  }
}
