import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { firstCalls } from '@chitta/contract/first-page';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const page = `<html lang="en"><head><title>Old</title><meta name="description" content="Old" /></head>
<body><div id="root">Chitta</div><noscript>No.</noscript></body></html>`;
const texts = { en: 'Page', es: 'Página' };
const described = (path: string) => ({ path, isPublic: false, title: texts, description: texts });
const pages = {
  pages: [...Object.keys(firstCalls), '/dream-input', '/help'].map(described),
  missing: described(''),
};
const content = 'A dog said </script><script>alert(1)</script> <!-- and & went down the stairs.';

let webRoot: string;
let testApp: TestApp;
let member: SignedInClient;
let cookie: string;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'chitta-answers-'));
  await writeFile(join(webRoot, 'index.html'), page);
  await writeFile(join(webRoot, 'pages.json'), JSON.stringify(pages));
  testApp = await buildTestApp({ config: { http: { webRoot, firstAnswersMs: 20_000 } } });
  member = await signedInClient(testApp);
  cookie = `chitta_session=${await testApp.context.sessions.open(member.user.id, { hasSecondFactor: false })}`;
  await member.post('/api/dreams', { userId: member.user.id, content, translation: 'A habit follows you.' });
});
afterAll(async () => {
  await testApp.close();
  await rm(webRoot, { recursive: true });
});

const pattern = /<script type="application\/json" id="first-answers">([\s\S]*?)<\/script>/;
const answersIn = (text: string): Record<string, unknown> | null => {
  const [, json] = pattern.exec(text) ?? [];
  return json === undefined ? null : JSON.parse(json);
};
const open = (url: string, headers?: Record<string, string>) => member.get(url, headers);

describe('a page that a member opens', () => {
  it.each(Object.entries(firstCalls))(
    'at %s brings the answers that it asks for first',
    async (url, calls) => {
      const { text, headers } = await open(url, { 'sec-fetch-dest': 'document' });
      const asked = await Promise.all(calls.map(async (call) => [call, (await member.get(call)).body]));
      expect(answersIn(text)).toEqual(Object.fromEntries(asked));
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
    },
  );

  it('holds what was written as data, however it was written', async () => {
    const { text, headers } = await open('/journal');
    expect(text.match(/<script/g)).toHaveLength(1);
    expect(text).not.toContain('<!--');
    expect(JSON.stringify(answersIn(text))).toContain(
      'A dog said </script><script>alert(1)</script> <!-- and &',
    );
    expect(headers['content-security-policy']).toMatch(/script-src 'self';/);
  });

  it('is compressed, and the same under a slash at the end', async () => {
    const plain = await open('/journal/');
    const response = await testApp.app.inject({
      url: '/journal',
      headers: { 'accept-encoding': 'br', cookie },
    });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(plain.text);
  });

  it('gives a browser back the hint that it is signed in', async () => {
    const { headers } = await open('/journal');
    expect(String(headers['set-cookie'])).toContain('chitta_signed_in=1');
    const hinted = await open('/journal', { cookie: `${cookie}; chitta_signed_in=1` });
    expect(hinted.headers['set-cookie']).toBeUndefined();
  });
});

describe('nothing of a member is in a page', () => {
  it.each<[string, string, Record<string, string>?]>([
    ['of another kind', '/dream-input'],
    ['that anybody may open', '/help'],
    ['that is kept for the time without a connection', '/index.html'],
    ['of a part of the journal', '/journal?q=dog'],
    ['that a script fetches', '/journal', { 'sec-fetch-dest': 'empty' }],
    ['in a frame', '/journal', { 'sec-fetch-dest': 'iframe' }],
    ['that is fetched ahead', '/journal', { 'sec-purpose': 'prefetch;prerender' }],
    ['of an old browser that is fetched ahead', '/journal', { purpose: 'prefetch' }],
    ['of an address that there is none at', '/nowhere'],
  ])('%s', async (_, url, headers) => {
    const { text, headers: sent } = await open(url, headers);
    expect(text).toContain('<div id="root">Chitta</div>');
    expect(answersIn(text)).toBeNull();
    expect(text).not.toContain('A dog said');
    expect(sent['cache-control']).toBe('no-cache');
  });

  it('of somebody whose session has ended, who signs out or was never there', async () => {
    const visitor = createClient(testApp);
    for (const held of ['', 'chitta_session=made-up', `${cookie}; chitta_signing_out=1`]) {
      const { status, text } = await visitor.get('/journal', { cookie: held });
      expect([status, answersIn(text)]).toEqual([200, null]);
    }
  });

  it('whose answers take too long', async () => {
    const hasty = await buildTestApp({ config: { http: { webRoot, firstAnswersMs: 0 } } });
    try {
      const { status, text, headers } = await (await signedInClient(hasty)).get('/journal');
      expect([status, answersIn(text), headers['cache-control']]).toEqual([200, null, 'no-cache']);
    } finally {
      await hasty.close();
    }
  });

  it('of another member', async () => {
    const other = await signedInClient(testApp);
    const { text } = await other.get('/interpretation');
    expect(answersIn(text)).toMatchObject({
      '/api/user': { id: other.user.id },
      '/api/dreams/latest-reading': { data: { dream: null } },
    });
  });
});
