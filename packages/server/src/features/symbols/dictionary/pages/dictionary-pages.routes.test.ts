import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient, type TestClient } from '#server/testing/client.ts';

const page = `<!doctype html>
<html lang="en" data-theme="dark">
  <head>
    <meta name="custom-domains" content="" />
    <title>Chitta</title>
    <meta
      name="description"
      content="Old."
    />
    <script type="module" src="/assets/app.js"></script></head>
  <body>
    <div id="root"><div class="start"><div>Loading</div></div></div>
    <noscript>Needs JavaScript.</noscript>
  </body>
</html>`;

let webRoot: string;
let testApp: TestApp;
let client: TestClient;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'chitta-pages-'));
  await writeFile(join(webRoot, 'index.html'), page);
  testApp = await buildTestApp({ config: { http: { webRoot, publicUrl: 'https://chitta.test' } } });
  client = createClient(testApp);
});
afterAll(async () => {
  await testApp.close();
  await rm(webRoot, { recursive: true });
});

const entryAddresses = [
  '<link rel="alternate" hreflang="en" href="https://chitta.test/learn/dictionary/dog" />',
  '<link rel="alternate" hreflang="es" href="https://chitta.test/es/learn/dictionary/perro" />',
  '<link rel="alternate" hreflang="x-default" href="https://chitta.test/learn/dictionary/dog" />',
];

describe('the page of an entry', () => {
  it.each([
    ['/learn/dictionary/dog', 'en', 'Dog in dreams · Chitta'],
    ['/es/learn/dictionary/perro', 'es', 'Perro: qué significa en un sueño · Chitta'],
  ])('%s says everything before the app has started', async (path, language, title) => {
    const { status, text, headers } = await client.get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(text).toContain(`<html lang="${language}" data-theme="dark">`);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(`<link rel="canonical" href="https://chitta.test${path}" />`);
    for (const tag of entryAddresses) expect(text).toContain(tag);
    const { description, related } = (await client.get(`/api/dictionary/dog?language=${language}`)).body.data;
    const body = /<div id="root">(.*)<\/div>\s*<noscript>/s.exec(text)?.[1] ?? '';
    expect(body).toContain(description.split(/[&<>"']/)[0]);
    expect(body).toContain(`/dictionary/${related[0].address}"`);
    expect(body).not.toContain('Loading');
    expect(text).toContain('src="/assets/app.js"');
    expect(text).not.toContain('content="Old."');
    expect(text).not.toMatch(/<style|<script(?! type="module" src)|\sstyle=/);
  });

  it.each([
    ['/es/learn/dictionary/dog', '/es/learn/dictionary/perro'],
    ['/learn/dictionary/perro', '/learn/dictionary/dog'],
    ['/es/learn/dictionary/house', '/es/learn/dictionary/casa'],
  ])('%s has moved for good', async (path, to) => {
    const { status, headers } = await client.get(path);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await client.get(to)).status).toBe(200);
  });

  it.each([
    ['/learn/dictionary/no-such-thing', 'There is no such symbol'],
    ['/es/learn/dictionary/%3Cscript%3E', 'No existe ese símbolo'],
  ])('%s is not found, and the app still starts', async (path, words) => {
    const { status, text } = await client.get(path);
    expect(status).toBe(404);
    expect(text).toContain(words);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain('rel="canonical"');
    expect(text).toContain('src="/assets/app.js"');
  });

  it('is compressed, and not sent again while it is unchanged', async () => {
    const url = '/learn/dictionary/dog';
    const plain = await client.get(url);
    const headers = { host: 'chitta.test', 'accept-encoding': 'gzip, br' };
    const zipped = await testApp.app.inject({ url, headers });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(plain.text).toContain(gunzipSync(zipped.rawPayload).toString().slice(0, 200));
    const again = await client.get(url, { 'if-none-match': String(plain.headers.etag) });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('the page of the dictionary', () => {
  it('leads to every entry', async () => {
    const { text } = await client.get('/es/learn/dictionary');
    const { total } = (await client.get('/api/dictionary?language=es')).body.data;
    expect(text.match(/<li><a href="\/es\/learn\/dictionary\//g)).toHaveLength(total);
    expect(text).toContain('<h1>El diccionario de los símbolos de los sueños</h1>');
  });
});

describe('what search engines ask for', () => {
  it('is a list of every page in both languages', async () => {
    const { text, headers } = await client.get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const { total } = (await client.get('/api/dictionary')).body.data;
    const addresses = text.match(/<loc>[^<]+<\/loc>/g) ?? [];
    expect(addresses.length).toBeGreaterThanOrEqual(2 * total + 2);
    expect(addresses).toContain('<loc>https://chitta.test/es/learn/dictionary/perro</loc>');
    expect(addresses).not.toContain('<loc>https://chitta.test/es/learn/dictionary/dog</loc>');
    expect(text).toContain('hreflang="x-default"');
  });

  it('is where to find it', async () => {
    const { text, headers } = await client.get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Disallow: /api/');
    expect(text).toContain('Sitemap: https://chitta.test/sitemap.xml');
  });
});
