import type { TestApp } from './build-test-app.ts';
import { createClient, type TestClient, type TestResponse } from './client.ts';

/** A client that keeps cookies as a browser does. */
export interface Browser extends Pick<TestClient, 'get' | 'post' | 'delete'> {
  readonly cookies: ReadonlyMap<string, string>;
  /** A second one with the same cookies, as a copy of the profile would be. */
  readonly copy: () => Browser;
}

/** A fresh browser, or one with cookies; `headers` go with each request. */
export function createBrowser(
  testApp: TestApp,
  { headers = {}, kept = new Map<string, string>() }: BrowserOptions = {},
): Browser {
  const client = createClient(testApp);
  const cookies = new Map(kept);
  const own = () => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...headers, ...(cookie && { cookie }) };
  };
  const keep = (response: TestResponse): TestResponse => {
    const lines = [response.headers['set-cookie'] ?? []].flat().map(String);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return {
    cookies,
    copy: () => createBrowser(testApp, { headers, kept: cookies }),
    get: async (url) => keep(await client.get(url, own())),
    post: async (url, body) => keep(await client.post(url, body, own())),
    delete: async (url) => keep(await client.delete(url, own())),
  };
}

export interface BrowserOptions {
  readonly headers?: Record<string, string>;
  readonly kept?: ReadonlyMap<string, string>;
}
