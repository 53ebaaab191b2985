import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTheme } from '#server/features/insights/dream-themes/testing/build-theme.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { demoAuthors, demoPosts } from './demo-community.ts';
import { liveCommunity } from './live-community.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  await buildTheme(testApp, { name: 'flying', title: 'Flying' });
  await liveCommunity(testApp.context);
});
afterAll(() => testApp.close());

interface Shown {
  readonly id: string;
  readonly text: string;
  readonly language: string;
  readonly theme: string | null;
  readonly hasReplies: boolean;
  readonly author: { readonly pseudonym: string };
}

const feed = async (query = ''): Promise<Shown[]> =>
  (await createClient(testApp).get(`/api/community/posts?limit=50${query}`)).body.data.items;

describe('what others share in the demo', () => {
  it('can be read by everybody: nothing of it is held, and it is by several in both languages', async () => {
    const items = await feed();
    const newestFirst = demoPosts.toSorted((a, b) => a.daysAgo - b.daysAgo);
    expect(items.map(({ text }) => text)).toEqual(newestFirst.map(({ text }) => text));
    expect(new Set(items.map(({ author }) => author.pseudonym))).toEqual(new Set(demoAuthors));
    expect(new Set(items.map(({ language }) => language))).toEqual(new Set(['en', 'es']));
  });

  it('is answered', async () => {
    for (const { text, replies = [] } of demoPosts) {
      const item = (await feed()).find((each) => each.text === text);
      const answered = await createClient(testApp).get(`/api/community/posts/${item?.id}/replies`);
      expect(answered.body.data.items.map((reply: Shown) => reply.text)).toEqual(
        replies.map((reply) => reply.text),
      );
    }
  });

  it('stands in the rooms that there are', async () => {
    expect((await feed('&theme=flying')).map(({ author }) => author.pseudonym)).toEqual(['Tejado']);
    expect((await feed()).filter(({ theme }) => theme !== null)).toHaveLength(1);
  });
});
