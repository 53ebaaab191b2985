import { vi } from 'vitest';
import type { ApiKey } from '#web/lib/api/api-types.ts';

/** What a stubbed call answers: a status and a JSON body, or a text of some type, or a failure of the network. */
export type StubAnswer =
  | { readonly status?: number; readonly json: unknown }
  | { readonly status?: number; readonly text: string; readonly contentType?: string }
  | 'network-failure';

export interface StubCall {
  readonly key: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** It arrives also where its page is left. */
  readonly outlivesPage: boolean;
}

/** Answers of the server by method and path; a function sees each call and may answer it differently. */
export type StubAnswers = Partial<
  Record<ApiKey, StubAnswer | ((call: StubCall) => StubAnswer | Promise<StubAnswer>)>
>;

function toResponse(answer: Exclude<StubAnswer, 'network-failure'>): Response {
  const { status = 200 } = answer;
  return 'json' in answer
    ? new Response(JSON.stringify(answer.json), { status, headers: { 'content-type': 'application/json' } })
    : new Response(answer.text, { status, headers: { 'content-type': answer.contentType ?? 'text/plain' } });
}

/** Stands in for the server. Gives the calls that were made, oldest first; a call nobody expects fails the test. */
export function stubApi(answers: StubAnswers): readonly StubCall[] {
  const calls: StubCall[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const key = `${init.method ?? 'GET'} ${input.split('?')[0]}`;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const outlivesPage = init.keepalive ?? false;
    const call: StubCall = { key, url: input, headers: new Headers(init.headers), body, outlivesPage };
    calls.push(call);
    const found = (answers as Record<string, StubAnswers[ApiKey]>)[key];
    if (!found) throw new Error(`Unexpected call ${key}`);
    const given = typeof found === 'function' ? found(call) : found;
    const answer = given instanceof Promise ? await given : given;
    if (answer === 'network-failure') throw new TypeError('Failed to fetch');
    return toResponse(answer);
  });
  return calls;
}

/** The answer of a visitor's session check. */
export const signedOut: StubAnswer = {
  status: 401,
  json: { success: false, code: 'UNAUTHORIZED', reason: 'accounts.signed_out', message: 'Please sign in.' },
};
