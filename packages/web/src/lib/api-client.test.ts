import { describe, expect, it } from 'vitest';
import { buildUser } from '#web/testing/build-user.ts';
import { type StubAnswer, type StubAnswers, signedOut, stubApi } from '#web/testing/stub-api.ts';
import { api } from './api-client.ts';
import { errorMessage, isNetworkError } from './error-message.ts';
import { localKeys } from './storage-keys.ts';

const credentials = { username: 'marisol', password: 'six quiet lamps' };
const html = (status: number, text: string): StubAnswer => ({ status, text, contentType: 'text/html' });

describe('api', () => {
  it('takes the { success, data } envelope off', async () => {
    stubApi({ 'GET /api/dreams/facets': { json: { success: true, data: { total: 3 } } } });
    expect(await api('GET /api/dreams/facets')).toEqual({ total: 3 });
  });

  it('fills path and query, leaving out what is empty', async () => {
    const calls = stubApi({
      'GET /api/dreams': { json: { success: true, data: { items: [], nextCursor: null } } },
    });
    await api('GET /api/dreams', { query: { q: 'río & mar', tag: '', limit: 5 } });
    expect(calls[0]?.url).toBe('/api/dreams?q=r%C3%ADo+%26+mar&limit=5');
  });

  it('asks for JSON and refuses caches', async () => {
    const calls = stubApi({ 'GET /api/user': { json: buildUser() } });
    await api('GET /api/user');
    expect(calls[0]?.headers.get('accept')).toBe('application/json');
    expect(calls[0]?.headers.get('cache-control')).toContain('no-cache');
    expect(calls[0]?.headers.get('content-type')).toBeNull();
  });

  it('lets a small write arrive though its page is left, and no long or reading call', async () => {
    const answer = { json: { success: true, data: {} } };
    const calls = stubApi({
      'PUT /api/dreams/1/answer': answer,
      'GET /api/dreams/facets': answer,
    } as StubAnswers);
    const params = { id: '1' };
    await api('PUT /api/dreams/:id/answer', { params, body: { text: 'Yesterday I rested.' } });
    await api('PUT /api/dreams/:id/answer', { params, body: { text: 'so '.repeat(5000) } });
    await api('GET /api/dreams/facets');
    expect(calls.map((call) => call.outlivesPage)).toEqual([true, false, false]);
  });

  it('throws the error of the body with its reason and details', async () => {
    stubApi({
      'POST /api/login': {
        status: 401,
        json: {
          success: false,
          code: 'UNAUTHORIZED',
          reason: 'accounts.invalid_credentials',
          message: 'No.',
        },
      },
    });
    await expect(api('POST /api/login', { body: credentials })).rejects.toMatchObject({
      name: 'ApiError',
      status: 401,
      code: 'UNAUTHORIZED',
      reason: 'accounts.invalid_credentials',
      message: 'No.',
    });
  });

  it('treats success false as an error whatever the status', async () => {
    stubApi({ 'GET /api/user': { json: { success: false, message: 'Translation failed' } } });
    await expect(api('GET /api/user')).rejects.toMatchObject({
      code: 'INTERNAL',
      message: 'Translation failed',
    });
  });

  it('gives null for 401 only where asked to', async () => {
    stubApi({ 'GET /api/user': signedOut });
    expect(await api('GET /api/user', { onUnauthorized: 'null' })).toBeNull();
    await expect(api('GET /api/user')).rejects.toMatchObject({ status: 401 });
  });

  it.each([
    [
      'a page with success',
      html(200, '<!doctype html><p>hi</p>'),
      'Invalid response format from server. Please try again later.',
    ],
    [
      'a page with an error',
      html(500, '<html><p>hm</p></html>'),
      'Server returned HTML instead of JSON. Please try again later.',
    ],
    ['text that is not JSON', { text: '{{{' } as StubAnswer, 'Failed to parse response as JSON'],
    [
      'an error page of a proxy',
      html(502, '<html><h1>502 Bad Gateway</h1>nginx</html>'),
      'Server error detected',
    ],
  ])('explains %s', async (_, answer, message) => {
    stubApi({ 'GET /api/dreams': answer });
    await expect(api('GET /api/dreams')).rejects.toMatchObject({ name: 'ApiError', message });
  });

  it('keeps the original status of a substituted error page', async () => {
    stubApi({ 'GET /api/dreams': html(502, '<html>nginx</html>') });
    await expect(api('GET /api/dreams')).rejects.toMatchObject({ status: 502, code: 'EXTERNAL' });
  });

  it('counts a logout without JSON as success', async () => {
    stubApi({ 'POST /api/auth/logout': { text: 'bye' } });
    expect(await api('POST /api/auth/logout')).toEqual({ success: true });
  });

  const portal = html(
    200,
    '<html><script type="application/json">{"success":true}</script>Free Wi-Fi</html>',
  );
  it.each<[string, StubAnswer]>([
    ['the page of a network', html(200, '<!doctype html><title>Free Wi-Fi</title>')],
    ['a page with data of its own', portal],
    ['a word', { text: 'OK' }],
    ['nothing', { text: '' }],
  ])('takes %s for no connection where somebody signs in or up', async (_, answer) => {
    stubApi({
      'POST /api/login': answer,
      'POST /api/login/second-factor': answer,
      'POST /api/login/passkey': answer,
      'POST /api/signup': answer,
    });
    const calls = [
      api('POST /api/login', { body: credentials }),
      api('POST /api/login/second-factor', { body: { code: '123456' } }),
      api('POST /api/signup', { body: { ...credentials, email: 'm@example.org' } }),
    ];
    for (const call of calls) {
      const error = await call.catch((reason: unknown) => reason);
      expect(isNetworkError(error)).toBe(true);
      expect(errorMessage(error)).toBe('Network error. Please check your connection and try again.');
    }
  });

  it('takes the page of a network for no sign-out', async () => {
    stubApi({ 'POST /api/auth/logout': portal });
    const error = await api('POST /api/auth/logout').catch((reason: unknown) => reason);
    expect(isNetworkError(error)).toBe(true);
  });

  it('keeps what the server says where it refuses with a page', async () => {
    stubApi({ 'POST /api/login': html(500, '<html>broken</html>') });
    await expect(api('POST /api/login', { body: credentials })).rejects.toMatchObject({ status: 500 });
  });

  it('retries a control-plane failure once, marked', async () => {
    let count = 0;
    const calls = stubApi({
      'GET /api/user': () => {
        count += 1;
        return count === 1
          ? { status: 500, json: { message: 'Control plane request failed' } }
          : { json: buildUser() };
      },
    });
    expect(await api('GET /api/user')).toMatchObject({ id: 7 });
    expect(calls.map((call) => call.headers.get('x-retry-attempt'))).toEqual([null, '1']);
  });

  it('retries only once, and only that failure', async () => {
    const calls = stubApi({
      'GET /api/user': { status: 500, json: { message: 'Control plane request failed' } },
      'GET /api/dreams': { status: 500, json: { message: 'Other' } },
    });
    await expect(api('GET /api/user')).rejects.toMatchObject({ status: 500 });
    await expect(api('GET /api/dreams')).rejects.toMatchObject({ status: 500 });
    expect(calls).toHaveLength(3);
  });

  it('names a custom domain in headers, and in body or query of account calls', async () => {
    localStorage.setItem(localKeys.forceCustomDomain, 'true');
    const calls = stubApi({
      'GET /api/user': { json: buildUser() },
      'PATCH /api/user': { json: buildUser() },
      'GET /api/dreams': { json: { success: true, data: null } },
    });
    await api('GET /api/user');
    await api('PATCH /api/user', { body: { timezone: 'UTC' } });
    await api('GET /api/dreams');
    expect(calls.map((call) => call.url)).toEqual([
      '/api/user?useCustomDomain=true',
      '/api/user',
      '/api/dreams',
    ]);
    expect(calls[1]?.body).toEqual({
      timezone: 'UTC',
      useCustomDomain: true,
      hostname: 'localhost',
      origin: 'http://localhost',
    });
    expect(calls[2]?.headers.get('x-custom-hostname')).toBe('localhost');
  });
});
