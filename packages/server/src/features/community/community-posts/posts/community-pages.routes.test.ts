import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import type { SignedInClient } from '#server/testing/factories.ts';
import { buildCircle, premiumMember } from '../testing/circle-samples.ts';
import { communityMember, dreamShared, shareDream } from '../testing/community-members.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta name="custom-domains" content="" />
    <title>Chitta</title>
    <meta name="description" content="Old." />
  </head>
  <body>
    <div id="root">Loading</div>
    <noscript>Needs JavaScript.</noscript>
  </body>
</html>`;

let webRoot: string;
let testApp: TestApp;

beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'chitta-posts-'));
  await writeFile(join(webRoot, 'index.html'), page);
  testApp = await buildTestApp({ config: { http: { webRoot, publicUrl: 'https://chitta.test' } } });
});
afterAll(async () => {
  await testApp.close();
  await rm(webRoot, { recursive: true });
});

const read = async (path: string) => (await createClient(testApp).get(path)).text;
const pageOf = (id: string) => read(`/community/posts/${id}`);
const sitemap = () => read('/sitemap-community.xml');
const allow = async (client: SignedInClient, mayBeIndexed = true) => {
  const { pseudonym } = (await client.get('/api/community/profile')).body.data;
  return client.put('/api/community/profile', { pseudonym, mayBeIndexed });
};
/** The head, which is what other sites show of a link. */
const headOf = (text: string) => text.slice(0, text.indexOf('</head>'));

describe('the page of a post', () => {
  it('is kept out of search engines until its writer allows it', async () => {
    const writer = await communityMember(testApp);
    const { id } = await shareDream(writer);
    expect((await writer.get('/api/community/profile')).body.data.mayBeIndexed).toBe(false);
    expect(await pageOf(id)).toContain('<meta name="robots" content="noindex" />');
    expect(await pageOf(id)).not.toContain('stairs');
    expect(await sitemap()).not.toContain(id);
    expect((await allow(writer)).body.data.mayBeIndexed).toBe(true);
    const shown = await pageOf(id);
    expect(shown).not.toContain('noindex');
    expect(shown).toContain(`<link rel="canonical" href="https://chitta.test/community/posts/${id}" />`);
    expect(shown).toContain('stairs');
    expect(await sitemap()).toContain(`<loc>https://chitta.test/community/posts/${id}</loc>`);
    await allow(writer, false);
    expect(await pageOf(id)).toContain('noindex');
    expect(await sitemap()).not.toContain(id);
  });

  it('tells other sites nothing of the dream', async () => {
    const writer = await communityMember(testApp);
    await allow(writer);
    const { id } = await shareDream(writer, {
      text: '<script>alert(1)</script> The sea rose over us that night.',
    });
    const text = await pageOf(id);
    expect(headOf(text)).not.toContain('sea');
    expect(headOf(text)).toContain('og:description');
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt; The sea rose');
  });

  it('is gone from there with the post, and never there for what not everybody sees', async () => {
    const writer = await premiumMember(testApp);
    await allow(writer);
    const { id } = await shareDream(writer);
    const inCircle = await shareDream(writer, { circleId: await buildCircle(testApp, writer) });
    const held = await shareDream(writer, { text: 'They all shouted kill yourself from the roof.' });
    for (const other of [inCircle.id, held.id]) {
      expect(await pageOf(other)).toContain('noindex');
      expect(await sitemap()).not.toContain(other);
    }
    await writer.delete(`/api/community/posts/${id}`);
    expect(await pageOf(id)).toContain('noindex');
    expect(await pageOf(id)).not.toContain(dreamShared.slice(0, 15));
    expect(await sitemap()).not.toContain(id);
  });

  it('of no such post is the app, which says so', async () => {
    for (const id of ['unknown', 'A'.repeat(22), '%00'])
      expect(await pageOf(id)).toContain('<meta name="robots" content="noindex" />');
  });

  it('stays as it was where a new name is chosen', async () => {
    const writer = await communityMember(testApp);
    await allow(writer);
    await writer.put('/api/community/profile', { pseudonym: `Marten ${Date.now() % 100_000}` });
    expect((await writer.get('/api/community/profile')).body.data.mayBeIndexed).toBe(true);
  });

  it('is named to search engines', async () => {
    expect(await read('/robots.txt')).toContain('Sitemap: https://chitta.test/sitemap-community.xml');
  });
});
