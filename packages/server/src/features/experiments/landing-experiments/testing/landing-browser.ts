import { randomUUID } from 'node:crypto';
import type { TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestResponse } from '#server/testing/client.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

/** A browser on the first page: it keeps cookies, and tells of its visit as the page does. */
export interface LandingBrowser {
  readonly cookies: Map<string, string>;
  /** Opens the page; answers with what it shows. */
  open(headers?: Record<string, string>): Promise<TestResponse>;
  /** Tells of the opened page; by default that it was drawn. */
  tell(events?: readonly object[], more?: object, headers?: Record<string, string>): Promise<TestResponse>;
  post(url: string, body: object): Promise<TestResponse>;
  /** What the opened page shows. */
  readonly shown: { readonly phase: number; readonly variant: string } | null;
}

export const exposure = { n: 0, type: 'exposure' };

export function landingBrowser(testApp: TestApp, own: Record<string, string> = {}): LandingBrowser {
  const client = createClient(testApp);
  const cookies = new Map<string, string>();
  let visit = randomUUID();
  let shown: LandingBrowser['shown'] = null;

  const headersWith = (more: Record<string, string> = {}) => ({
    'user-agent': firefox,
    'accept-language': 'en',
    ...own,
    ...more,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  const keep = (response: TestResponse): TestResponse => {
    for (const line of [response.headers['set-cookie'] ?? []].flat().map(String)) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  return {
    cookies,
    get shown() {
      return shown;
    },
    async open(headers) {
      const response = keep(await client.get('/api/experiments/landing', headersWith(headers)));
      visit = randomUUID();
      shown = response.body?.data?.shown ?? null;
      return response;
    },
    async tell(events = [exposure], more = {}, headers = {}) {
      const { phase, variant } = shown ?? { phase: 1, variant: 'none' };
      const body = { visit, phase, variant, page: '/', events, ...more };
      return keep(await client.post('/api/experiments/events', body, headersWith(headers)));
    },
    async post(url, body) {
      return keep(await client.post(url, body, headersWith()));
    },
  };
}
