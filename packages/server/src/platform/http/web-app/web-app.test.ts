import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningExperiment } from '#server/features/experiments/landing-experiments/testing/landing-experiment-samples.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestClient } from '#server/testing/client.ts';
import { signedInClient } from '#server/testing/factories.ts';

const page = `<!doctype html><html lang="en"><head><meta name="custom-domains" content="" /><title>Old</title>
<meta name="description" content="Old" /></head>
<body><div id="root">Chitta</div><noscript>No.</noscript></body></html>`;
const texts = (text: string) => ({ en: text, es: `${text} (es)` });
const described = (path: string, isPublic: boolean, title: string) => ({
  path,
  isPublic,
  title: texts(title),
  description: texts(`About ${title}`),
});
const pages = {
  pages: [
    described('/', true, 'Landing'),
    described('/help', true, 'Help'),
    {
      ...described('/journal', false, 'Journal'),
      files: { en: ['/assets/en-1.js'], es: ['/assets/es-1.js'] },
    },
    described('/journal/$dreamId', false, 'Dream'),
    described('/verification-required/{-$email}', false, 'Chitta'),
  ],
  missing: described('', false, 'Not found'),
};
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const person = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

let webRoot: string;
let testApp: TestApp;
let client: TestClient;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'chitta-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), page);
  await writeFile(join(webRoot, 'pages.json'), JSON.stringify(pages));
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
  it.each(['/', '/index.html', '/journal', '/journal/12?a=b', '/help/', '/verification-required'])(
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
    const get = (headers: Record<string, string>) =>
      testApp.app.inject({ url: '/', headers: { ...browser, ...headers } });
    const plain = await get({});
    const response = await get({ 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain.payload);
    const again = await get({ 'if-none-match': String(plain.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it.each([undefined, '*/*', 'application/json', 'image/webp'])(
    'answers any client with HTML, whatever it takes: %s',
    async (accept) => {
      const headers = accept === undefined ? {} : { accept };
      const [known, unknown] = [
        await client.get('/help', headers),
        await client.get('/nothing?ref=abc', headers),
      ];
      expect([known.status, unknown.status]).toEqual([200, 404]);
      for (const { headers: sent, text } of [known, unknown]) {
        expect(sent['content-type']).toBe('text/html; charset=utf-8');
        expect(text).toContain('<div id="root">Chitta</div>');
      }
      expect(known.text).toContain('<title>Help</title>');
      expect(unknown.text).toContain('<title>Not found</title>');
      expect(unknown.text).toContain('<meta name="robots" content="noindex" />');
    },
  );

  it('says what it is in the language of the client, to previews as to search engines', async () => {
    const { text, headers } = await client.get('/help', { 'accept-language': 'fr, es-MX;q=0.9, en;q=0.8' });
    expect(headers.vary).toContain('accept-language');
    for (const tag of [
      '<html lang="es"',
      '<title>Help (es)</title>',
      '<meta name="description" content="About Help (es)" />',
      '<meta property="og:title" content="Help (es)" />',
      '<meta property="og:description" content="About Help (es)" />',
      '<meta property="og:locale" content="es_ES" />',
    ]) {
      expect(text).toContain(tag);
    }
    expect(text).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/help" \/>/);
    expect(text).toMatch(/<meta property="og:url" content="https?:\/\/[^/"]+\/help" \/>/);
    expect(text).toMatch(/<meta property="og:image" content="https?:\/\/[^/"]+\/icons\/icon-512.png" \/>/);
  });

  it('asks for what it needs at once where somebody is signed in, and not for visitors or who signs out', async () => {
    const get = async (cookie: string) =>
      (await client.get('/journal', { cookie, 'accept-language': 'es' })).text.includes('/assets/es-1.js');
    expect(await get('chitta_session=any')).toBe(true);
    expect(await get('')).toBe(false);
    expect(await get('chitta_session=any; chitta_signing_out=1')).toBe(false);
    expect((await client.get('/journal')).headers.vary).toContain('cookie');
  });

  it('is of a variant for visitors of the first page where an experiment runs, and for nobody else', async () => {
    const admin = await signedInClient(testApp, { isAdmin: true });
    const { id, version } = await runningExperiment(admin);
    const get = (url: string, headers = {}) => client.get(url, { ...person, ...headers });
    const first = await get('/');
    expect(first.text).toContain('<meta name="landing-variant" content="{&quot;phase&quot;:');
    const cookie = String(first.headers['set-cookie']).replace(/;.*/, '');
    const again = await get('/?utm_source=x', { cookie });
    expect([again.text, again.headers['set-cookie']]).toEqual([first.text, undefined]);
    expect(first.headers.vary).toContain('cookie');
    const etag = String(first.headers.etag);
    expect((await get('/home', { cookie })).text).toContain('landing-variant');
    expect((await get('/', { cookie, 'if-none-match': etag })).status).toBe(304);
    for (const [url, headers] of [
      ['/index.html', {}],
      ['/help', {}],
      ['/?ref=LUNA', {}],
      ['/', { cookie: 'chitta_session=any' }],
      ['/', { 'sec-gpc': '1' }],
      ['/', { 'user-agent': 'Googlebot/2.1' }],
    ] as const) {
      const other = await get(url, headers);
      expect(other.text, url).not.toContain('landing-variant');
      expect(other.headers['set-cookie']).toBeUndefined();
    }
    await admin.post(`/api/admin/experiments/${id}/stop`, { version });
    expect((await get('/', { cookie })).text).not.toContain('landing-variant');
  });

  it('keeps pages of members out of lists and previews', async () => {
    const { text } = await client.get('/journal/12');
    expect(text).toContain('<title>Dream</title>');
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain('og:url');
  });

  it.each(['/', '/help', '/journal', '/nothing'])(
    'tells of itself without being sent: HEAD %s',
    async (url) => {
      const [head, whole] = [
        await testApp.app.inject({ method: 'HEAD', url }),
        await testApp.app.inject({ method: 'GET', url }),
      ];
      expect(head.statusCode).toBe(whole.statusCode);
      expect(head.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    },
  );

  it.each([
    ['/assets/gone-1234.js', browser],
    ['/api/nothing', browser],
  ])('does not stand in for %s', async (url, headers) => {
    const response = await client.get(url, headers);
    expect(response.status).toBe(404);
    expect(response.body.reason).toBe('requests.not_found');
  });

  it('does not answer what is sent to it', async () => {
    expect((await client.post('/journal', {})).status).toBe(404);
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
