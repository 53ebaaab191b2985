import { limits } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestClient } from '#server/testing/client.ts';
import { signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let visitor: TestClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  visitor = createClient(testApp);
});
afterAll(() => testApp.close());

describe('what is wrong with a request', () => {
  const json = { 'content-type': 'application/json' };
  it.each([
    ['truncated JSON', 400, 'requests.malformed', { payload: '{"username":', headers: json }],
    ['a poisoned prototype', 400, 'requests.malformed', { payload: '{"__proto__":{}}', headers: json }],
    [
      'another content type',
      415,
      'requests.unsupported_media_type',
      { payload: 'a=b', headers: { 'content-type': 'text/plain' } },
    ],
    ['no content type', 415, 'requests.unsupported_media_type', { payload: 'a=b' }],
    ['no body', 422, 'requests.invalid', {}],
    ['a body of the wrong kind', 422, 'requests.invalid', { payload: '[1,2]', headers: json }],
    [
      'a body over 64 KiB',
      413,
      'requests.body_too_large',
      { payload: `"${'x'.repeat(limits.bodyLimit)}"`, headers: json },
    ],
  ])('%s: %i %s', async (_, status, reason, request) => {
    const response = await visitor.send({ method: 'POST', url: '/api/login', ...request });
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({ success: false, reason });
    expect(response.body).not.toHaveProperty('requestId');
  });

  it.each(['/api/nothing', '/api', '/api?x=1', '/api/user/extra'])(
    '%s is 404 in JSON, also to a browser',
    async (url) => {
      const response = await visitor.get(url, { accept: 'text/html' });
      expect(response.status).toBe(404);
      expect(response.body).toMatchObject({ code: 'NOT_FOUND', reason: 'requests.not_found' });
    },
  );

  it('names every wrong field with its path', async () => {
    const response = await visitor.post('/api/signup', { username: 'x', email: 'no', password: 'short' });
    const paths = response.body.details.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(['username', 'email', 'password']);
    expect(response.body.message).toBe('Invalid input');
  });

  it('a path that cannot be decoded is a coded 400', async () => {
    const response = await visitor.get('/api/%E0%A4%A');
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ success: false, reason: 'requests.malformed' });
  });
});

describe('writes from elsewhere', () => {
  const logout = (headers: Record<string, string>) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { host: 'localhost:3000', ...headers },
    });

  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('are refused: %j', async (headers) => {
    const response = await logout(headers);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'FORBIDDEN', reason: 'requests.origin_refused' });
  });

  it.each([
    { origin: 'http://localhost:3000' },
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin' },
  ])('pass from our own pages and from programs: %j', async (headers) => {
    expect((await logout(headers as Record<string, string>)).statusCode).toBe(200);
  });
});

describe('answers', () => {
  it('carry the security headers, also where they refuse', async () => {
    for (const url of ['/api/health', '/api/user', '/api/nothing']) {
      const { headers } = await visitor.get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cache-control': 'no-store',
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('strict-transport-security');
    }
  });

  it('name the request and nothing else when something unforeseen happens', async () => {
    const broken = {
      ...testApp.context.sessions,
      find: () => Promise.reject(new TypeError('secret detail')),
    };
    const failing = await buildTestApp({ parts: { sessions: broken } });
    const response = await createClient(failing, 'a'.repeat(43)).get('/api/user');
    expect(response.status).toBe(500);
    expect(response.body).toEqual({
      success: false,
      code: 'INTERNAL',
      reason: 'server.unexpected',
      message: 'An unexpected error occurred',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await failing.close();
  });
});

describe('OpenAPI', () => {
  it('describes every call with its access and errors', async () => {
    const { status, body } = await visitor.get('/api/openapi.json');
    expect(status).toBe(200);
    expect(body.openapi).toMatch(/^3\.1/);
    expect(body.paths['/api/user'].get['x-access']).toBe('member');
    const { description } = body.paths['/api/login'].post.responses['401'];
    expect(description).toBe('accounts.invalid_credentials, accounts.second_factor_needed');
    expect(body.paths['/api/dreams/{id}'].get.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
      required: true,
    });
  });
});

describe('under pressure', () => {
  it('answers 503 with Retry-After before anything is done, while health still answers', async () => {
    const busy = await buildTestApp({
      config: { overload: { maxEventLoopDelayMs: 1000, maxWaitingForDatabase: -1 } },
    });
    const member = await signedInClient(busy);
    const response = await member.post('/api/auth/logout');
    expect(response.status).toBe(503);
    expect(response.body).toMatchObject({ code: 'INTERNAL', reason: 'server.overloaded' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect((await member.get('/api/health')).status).toBe(200);
    await busy.close();
  });

  it('answers DATABASE when the database cannot be reached', async () => {
    const lost = await buildTestApp({
      parts: { rateLimits: { ...testApp.context.rateLimits, signInPerAddress: unreachable() } },
    });
    const response = await createClient(lost).post('/api/login', { username: 'a', password: 'b' });
    expect(response.status).toBe(503);
    expect(response.body).toMatchObject({ code: 'DATABASE', reason: 'server.database' });
    await lost.close();
  });
});

describe('a handler that takes too long', () => {
  it('is answered for with 503 while its statement is still waiting', async () => {
    const slow = await buildTestApp({ config: { http: { webRoot: null, handlerTimeoutMs: 100 } } });
    const member = await signedInClient(slow);
    const response = await slow.context.db.transaction(async (tx) => {
      await tx.execute('lock table users in access exclusive mode');
      return member.get('/api/user');
    });
    expect(response.status).toBe(503);
    expect(response.body).toMatchObject({ code: 'INTERNAL', reason: 'server.timed_out' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    await slow.close();
  });
});

function unreachable() {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const fail = () => Promise.reject(new Error('Failed query', { cause: refused }));
  return { take: fail, giveBack: fail, reset: fail };
}

describe('a secure address', () => {
  it('adds HSTS and a cookie bound to the host', async () => {
    const secure = await buildTestApp({ env: { PUBLIC_URL: 'https://chitta.example' } });
    const client = createClient(secure);
    const response = await client.post('/api/auth/logout', undefined, { origin: 'https://chitta.example' });
    expect(response.status).toBe(200);
    expect(response.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    const [session, hint] = response.headers['set-cookie'] as unknown as string[];
    expect(session).toMatch(/^__Host-chitta_session=;.*; Secure/);
    expect(hint).toMatch(/^__Host-chitta_signed_in=;.*; Secure/);
    await secure.close();
  });
});
