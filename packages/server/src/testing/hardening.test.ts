import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import { createClient } from './client.ts';
import { signedInClient } from './factories.ts';

let webRoot: string;
let testApp: TestApp;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'chitta-web-'));
  for (const folder of ['.git', 'assets']) await mkdir(join(webRoot, folder));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><head></head><body>the page</body>');
  const page = { isPublic: true, title: { en: 'a', es: 'a' }, description: { en: 'b', es: 'b' } };
  const pages = { pages: [{ ...page, path: '/' }], missing: { ...page, path: '/404' } };
  await writeFile(join(webRoot, 'pages.json'), JSON.stringify(pages));
  await writeFile(join(webRoot, '.git', 'config'), '[remote "origin"]');
  await writeFile(join(webRoot, '.env'), 'SECRET_KEY=hunter2');
  await writeFile(join(webRoot, 'assets', 'app.js'), 'plain');
  testApp = await buildTestApp({
    env: { PUBLIC_URL: 'https://chitta.example' },
    config: { http: { webRoot }, limits: { signInPerAddress: { points: 2, seconds: 600 } } },
  });
});
afterAll(async () => {
  await testApp.close();
  await rm(webRoot, { recursive: true });
});

describe('what lies beside the app', () => {
  it.each(['/.git/config', '/.git/', '/.git', '/.env', '/%2egit/config', '/.svn/entries'])(
    '%s is not handed out',
    async (url) => {
      expect((await createClient(testApp).get(url)).status).toBe(404);
      const page = await createClient(testApp).get(url, { accept: 'text/html' });
      expect(page.text).not.toMatch(/remote|hunter2|config/);
    },
  );

  it.each(['/assets/', '/assets', '/dictionary-files/', '/api/'])('%s lists nothing', async (url) => {
    const response = await createClient(testApp).get(url);
    expect([400, 404]).toContain(response.status);
    expect(response.text).not.toContain('app.js');
  });

  it.each([
    '/debug',
    '/api/debug',
    '/metrics',
    '/api/metrics',
    '/status',
    '/docs',
    '/api/docs',
    '/server-status',
  ])('%s is not there', async (url) => {
    expect((await createClient(testApp).get(url)).status).toBe(404);
  });
});

describe('a request', () => {
  it.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])(
    'by %s is told nothing of what it sent',
    async (method) => {
      const request = { method: method as 'GET', url: '/', headers: { 'x-secret': 'hunter2' } };
      const response = await createClient(testApp)
        .send(request)
        .catch(() => null);
      expect(response?.status ?? 404).toBe(404);
      expect(response?.text ?? '').not.toContain('hunter2');
    },
  );

  it('that gives a parameter twice is refused, not read by halves', async () => {
    const client = await signedInClient(testApp);
    expect((await client.get('/api/dreams?q=house')).status).toBe(200);
    expect((await client.get('/api/dreams?q=house&q=river')).status).toBe(422);
    expect((await client.get('/api/dreams?limit=1&limit=100')).status).toBe(422);
  });

  it('cannot say by itself, past the proxy, where it comes from', async () => {
    const attempt = (forwarded: string, remoteAddress: string) =>
      createClient(testApp).send({
        method: 'POST',
        url: '/api/login',
        remoteAddress,
        payload: { username: `nobody-${forwarded}`, password: 'violet otter 4' },
        headers: { 'x-forwarded-for': forwarded },
      });
    const statuses = async (addresses: readonly string[], remote: string) => {
      const answers: number[] = [];
      for (const each of addresses) answers.push((await attempt(each, remote)).status);
      return answers;
    };
    // From the net: what it claims counts for nothing.
    expect(await statuses(['1.1.1.1', '2.2.2.2', '3.3.3.3'], '203.0.113.7')).toEqual([401, 401, 429]);
    // Through the proxy beside us: what the proxy says, and of a list its own, last word.
    expect(await statuses(['4.4.4.4', '5.5.5.5', '6.6.6.6'], '127.0.0.1')).toEqual([401, 401, 401]);
    const claimed = ['1.2.3.4, 7.7.7.7', '2.3.4.5, 7.7.7.7', '3.4.5.6, 7.7.7.7'];
    expect(await statuses(claimed, '127.0.0.1')).toEqual([401, 401, 429]);
  });

  it('cannot give itself what only we give', async () => {
    const client = await signedInClient(testApp);
    const gifts = {
      isAdmin: true,
      isPremium: true,
      subscriptionTier: 'premium',
      accountStatus: 'active',
      id: 1,
    };
    await client.patch('/api/user', { timezone: 'Europe/Madrid', ...gifts });
    await client.patch('/api/profile', { displayName: 'Luna', ...gifts });
    const { body } = await client.get('/api/user');
    const free = { isAdmin: false, subscriptionTier: 'free', hasUnlimitedAccess: false };
    expect(body).toMatchObject({ id: client.user.id, ...free });
    const visitor = createClient(testApp);
    const newcomer = { username: 'gifted', email: 'gifted@example.org', password: 'violet otter, 4 rivers' };
    const { body: made } = await visitor.post('/api/signup', { ...newcomer, ...gifts });
    expect(made.user).toMatchObject({ username: 'gifted', ...free });
    expect(made.user.id).not.toBe(1);
  });
});
