import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '#server/config/config.ts';
import { setPassword } from '#server/features/identity/accounts/set-password.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestResponse } from '#server/testing/client.ts';
import { setUpTotp } from '#server/testing/factor-factories.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { createSecurityHeaders } from './security-headers.ts';

const host = 'chitta.example';
let webRoot: string;
let testApp: TestApp;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'chitta-headers-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Chitta</title>');
  await writeFile(join(webRoot, 'app.js'), 'void 0');
  testApp = await buildTestApp({ env: { PUBLIC_URL: `https://${host}` }, config: { http: { webRoot } } });
});
afterAll(async () => {
  await testApp.close();
  await rm(webRoot, { recursive: true });
});

const visit = (url: string, headers: Record<string, string> = {}) =>
  createClient(testApp).get(url, { host, ...headers });

/** One answer of each kind: pages, files, the API in its ways to answer, what is not there, what is refused. */
const answers: Readonly<Record<string, () => Promise<TestResponse>>> = {
  page: () => visit('/', { accept: 'text/html' }),
  'page of the dictionary': () => visit('/dictionary', { accept: 'text/html' }),
  file: () => visit('/app.js'),
  'missing file': () => visit('/gone.js'),
  call: () => visit('/api/health'),
  'call that is refused': () => visit('/api/user'),
  'call that is none': () => visit('/api/nothing'),
  'another host': () => visit('/', { host: 'evil.example', accept: 'text/html' }),
  'another origin': () =>
    createClient(testApp).post('/api/auth/logout', undefined, { host, origin: 'https://evil.example' }),
  download: async () => (await signedInClient(testApp)).get('/api/exports/journal', { host }),
};

describe.each(Object.entries(answers))('the answer: %s', (_, ask) => {
  it('carries what keeps browsers from doing anything else with it', async () => {
    const { headers } = await ask();
    const policy = String(headers['content-security-policy']);
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).toMatch(/^default-src '(self|none)'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('says what it is, in which characters', async () => {
    const { headers } = await ask();
    expect(headers['content-type']).toMatch(
      /^(text\/html|(text|application)\/javascript|application\/json); charset=utf-8$|^application\/zip$/i,
    );
  });
});

describe('cookies', () => {
  it('are of this host alone, for encrypted requests, and none but the hint is for scripts', async () => {
    const visitor = createClient(testApp);
    const account = { username: 'luna', email: 'luna@example.org', password: 'violet otter 4 rivers' };
    const signup = await visitor.post('/api/signup', account, { host });
    const login = await visitor.post('/api/login', account, { host });
    const member = await signedInClient(testApp);
    await setPassword(testApp.context, member.user.id, account.password);
    await setUpTotp(testApp, member);
    const { username } = member.user;
    const step = await visitor.post('/api/login', { username, password: account.password }, { host });
    const cookies = [signup, login, step].flatMap(
      ({ headers }) => headers['set-cookie'] as string[] | string,
    );
    expect(new Set(cookies.map((cookie) => cookie.split('=')[0]))).toEqual(
      new Set(['session', 'signed_in', 'device', 'sign_in'].map((name) => `__Host-chitta_${name}`)),
    );
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure(;|$)/);
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)/);
      expect(cookie.includes('; HttpOnly')).toBe(!cookie.startsWith('__Host-chitta_signed_in='));
    }
    const [, token = ''] = /__Host-chitta_session=([^;]+)/.exec(cookies.join('\n')) ?? [];
    expect(signup.text).not.toContain(token);
  });
});

describe('other sites', () => {
  it.each(['https://evil.example', 'null', `https://${host}`])(
    'may read nothing, whatever they call themselves: %s',
    async (origin) => {
      const asked = await visit('/api/health', { origin });
      const before = await createClient(testApp).send({
        method: 'OPTIONS',
        url: '/api/login',
        headers: { host, origin, 'access-control-request-method': 'POST' },
      });
      for (const { headers } of [asked, before]) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
      expect(before.status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('where memberships are sold through Stripe', () => {
  const stripe = {
    ...{ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
    ...{ STRIPE_PRICE_MONTHLY: 'price_1', STRIPE_PRICE_YEARLY: 'price_2' },
  };
  const policyOf = (env: Record<string, string>) =>
    String(createSecurityHeaders(createConfig(env)).page['content-security-policy']).split('; ');

  it('pages may load its script, frames and answers, and nothing else more', () => {
    const added = policyOf(stripe).filter((directive) => !policyOf({}).includes(directive));
    expect(added).toEqual([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    ]);
  });

  it('answers that are no pages may not', () => {
    expect(createSecurityHeaders(createConfig(stripe)).api).toEqual(
      createSecurityHeaders(createConfig({})).api,
    );
  });
});
