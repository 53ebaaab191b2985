import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestClient } from '#server/testing/client.ts';

const page = '<!doctype html><head><meta name="custom-domains" content="" /></head><body>Chitta</body>';
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let webRoot: string;
let testApp: TestApp;
let client: TestClient;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'chitta-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), page);
  await writeFile(join(webRoot, 'sw.js'), 'self.skipWaiting()');
  await writeFile(join(webRoot, 'assets', 'app-4f2a.js'), 'plain');
  await writeFile(join(webRoot, 'assets', 'app-4f2a.js.br'), 'brotli');
  await writeFile(join(webRoot, 'assets', 'app-4f2a.js.gz'), 'gzip');
  testApp = await buildTestApp({
    env: { CUSTOM_DOMAINS: 'dreams.test,luna.test' },
    config: { http: { webRoot } },
  });
  client = createClient(testApp);
});
afterAll(async () => {
  await testApp.close();
  await rm(webRoot, { recursive: true });
});

describe('the page', () => {
  it.each(['/', '/index.html', '/journal', '/share/oracle/some-token', '/nothing?ref=abc'])(
    'answers at %s',
    async (url) => {
      const response = await client.get(url, browser);
      expect(response.status).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-security-policy']).toMatch(/script-src 'self';(?!.*unsafe-inline)/);
      expect(response.text).toContain('content="dreams.test,luna.test"');
    },
  );

  it('is compressed for those who take it, and not sent again while it is unchanged', async () => {
    const plain = await client.get('/', browser);
    const response = await testApp.app.inject({
      url: '/',
      headers: { ...browser, 'accept-encoding': 'gzip, br' },
    });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain.text);
    const again = await client.get('/', { ...browser, 'if-none-match': String(plain.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it.each([
    ['/assets/gone-1234.js', browser],
    ['/nothing', { accept: 'application/json' }],
  ])('does not stand in for %s', async (url, headers) => {
    const response = await client.get(url, headers);
    expect(response.status).toBe(404);
    expect(response.body.reason).toBe('requests.not_found');
  });
});

describe('files', () => {
  it.each([
    ['br', 'brotli'],
    ['gzip', 'gzip'],
    ['identity', 'plain'],
  ])('come as they were compressed at build: %s', async (encoding, text) => {
    const response = await client.get('/assets/app-4f2a.js', { 'accept-encoding': encoding });
    expect(response.text).toBe(text);
    expect(response.headers['content-type']).toMatch(/javascript/);
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('keep the service worker current', async () => {
    expect((await client.get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  ])('never come from outside the folder: %s', async (url) => {
    const response = await client.get(url);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });
});
