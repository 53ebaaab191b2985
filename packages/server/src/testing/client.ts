import type { InjectOptions } from 'fastify';
import { sessionCookieName } from '#server/platform/sessions/session-cookie.ts';
import type { TestApp } from './build-test-app.ts';

/** What a test reads of an answer; `body` is parsed JSON, or null where there is none. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape and compare them
  readonly body: any;
  readonly text: string;
}

export interface TestClient {
  get(url: string, headers?: Record<string, string>): Promise<TestResponse>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  put(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  patch(url: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  delete(url: string, headers?: Record<string, string>): Promise<TestResponse>;
  send(options: InjectOptions): Promise<TestResponse>;
}

/** Sends requests as a browser on the app's own page does; with `token`, as the member of that session. */
export function createClient({ app, context }: TestApp, token?: string): TestClient {
  const origin = context.config.http.publicUrl ?? 'http://localhost:3000';
  const own: Record<string, string> = { host: new URL(origin).host, origin };
  if (token !== undefined) own.cookie = `${sessionCookieName(context.config)}=${token}`;

  async function send(options: InjectOptions): Promise<TestResponse> {
    const response = await app.inject({ ...options, headers: { ...own, ...options.headers } });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : null,
      text: response.body,
    };
  }

  const write =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    (url: string, body?: unknown, headers: Record<string, string> = {}) =>
      send({ method, url, headers, ...(body !== undefined && { payload: body as object }) });

  return {
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: write('POST'),
    put: write('PUT'),
    patch: write('PATCH'),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
    send,
  };
}
