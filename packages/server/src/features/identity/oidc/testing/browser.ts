import type { TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestResponse } from '#server/testing/client.ts';
import type { OidcPerson, OidcServer } from '#server/testing/oidc-server.ts';

/** What the provider put into the address of our callback page. */
export type CallbackValues = Readonly<Record<string, string>>;

/** A browser with our cookies, which can go to the provider and come back. */
export interface Browser {
  get(url: string): Promise<TestResponse>;
  post(url: string, body?: unknown): Promise<TestResponse>;
  delete(url: string): Promise<TestResponse>;
  /** Goes there through `path` and is about to come back: with this. */
  leave(person: OidcPerson, body?: object, path?: string): Promise<CallbackValues>;
  /** Comes back. */
  callBack(values: CallbackValues): Promise<TestResponse>;
  /** Both. */
  go(person: OidcPerson, body?: object, path?: string): Promise<TestResponse>;
  setCookie(pair: string): void;
  /** The cookie that its authorizations are bound to, as `name=value`. */
  cookie(): string;
}

export function startBrowser(testApp: TestApp, oidc: OidcServer, cookie = ''): Browser {
  const client = createClient(testApp);
  const cookies = new Map<string, string>();
  const setCookie = (pair: string) => {
    const name = pair.slice(0, pair.indexOf('='));
    cookies.set(name, pair.slice(name.length + 1));
  };
  if (cookie !== '') setCookie(cookie);

  async function send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: unknown,
  ): Promise<TestResponse> {
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await client.send({
      method,
      url,
      headers: { cookie: jar },
      ...(payload !== undefined && { payload: payload as object }),
    });
    for (const set of [response.headers['set-cookie'] ?? []].flat())
      setCookie(String(set).split(';')[0] ?? '');
    return response;
  }

  const browser: Browser = {
    get: (url) => send('GET', url),
    post: (url, body) => send('POST', url, body),
    delete: (url) => send('DELETE', url),
    async leave(person, body = {}, path = '/api/auth/oidc/start') {
      const { body: answer } = await send('POST', path, body);
      const url = await oidc.visit(answer.data.url, person);
      return Object.fromEntries(url.searchParams);
    },
    callBack: (values) =>
      send('POST', '/api/auth/oidc/callback', { language: 'es', timezone: 'Europe/Madrid', ...values }),
    async go(person, body, path) {
      return browser.callBack(await browser.leave(person, body, path));
    },
    setCookie,
    cookie: () => `chitta_oidc=${cookies.get('chitta_oidc')}`,
  };
  return browser;
}
