import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetKeptAnswers } from '#web/lib/dictionary/kept-answers.ts';
import { rememberUser } from '#web/lib/session.ts';
import { buildDream, buildLine } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { hintSignedIn } from '#web/testing/hint-signed-in.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';
import { isKeptHit } from './find-kept.ts';
import { keepDreams } from './keep-dreams.ts';
import { openKeptStore } from './kept-store.ts';
import { dreamOrKept, pageOrKept } from './or-kept.ts';

const member = buildUser({ id: 7, timezone: 'UTC' });
const line = (id: number, updatedAt = 'a') => buildLine({ id, title: `Dream ${id}`, updatedAt });
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

async function keep(lines: readonly ReturnType<typeof line>[], memberId = 7) {
  const fetchDreams = vi.fn(async (ids: readonly number[]) =>
    ids.map((id) => buildDream({ id, content: `Content of ${id}.` })),
  );
  const store = openKeptStore(memberId);
  const count = await keepDreams({ store, fetchLines: async () => lines, fetchDreams });
  return { count, store, asked: fetchDreams.mock.calls.map(([ids]) => ids) };
}

describe('dreams that are kept on the device', () => {
  beforeEach(() => {
    stubCaches();
    hintSignedIn(true);
    rememberUser(member);
  });

  it('are fetched once, twenty at a time, and again only where they have changed', async () => {
    const lines = Array.from({ length: 25 }, (_, index) => line(index + 1));
    expect((await keep(lines)).asked.map(({ length }) => length)).toEqual([20, 5]);
    expect((await keep(lines)).asked).toEqual([]);
    const { asked, store } = await keep([line(26), line(1, 'b'), ...lines.slice(1)]);
    expect(asked).toEqual([[26, 1]]);
    expect((await store.readLines())?.length).toBe(26);
  });

  it('go with the journal: what is no longer in it is no longer here', async () => {
    await keep([line(1), line(2)]);
    const { store } = await keep([line(2)]);
    expect(await store.readDream(1)).toBeNull();
    expect((await store.readDream(2))?.content).toBe('Content of 2.');
  });

  it('stand in without a connection, and for no other failure', async () => {
    await keep([line(2), line(1)]);
    const page = await pageOrKept(noAnswer(), {});
    expect(page).toMatchObject({ isKept: true, nextCursor: null, items: [{ id: 2 }, { id: 1 }] });
    expect(await dreamOrKept(noAnswer(), 1)).toMatchObject({ id: 1, content: 'Content of 1.' });
    await expect(dreamOrKept(noAnswer(), 3)).rejects.toThrow('Failed to fetch');
    const refused = new Error('refused');
    await expect(pageOrKept(Promise.reject(refused), {})).rejects.toBe(refused);
  });

  it('can be searched without a connection, by every word of them', async () => {
    await keep([line(2), line(1)]);
    expect((await pageOrKept(noAnswer(), { q: 'cont 2' })) as object).toMatchObject({ items: [{ id: 2 }] });
  });

  it('are no other member’s, and are gone with the sign-out', async () => {
    await keep([line(1)]);
    expect(await openKeptStore(8).readLines()).toBeNull();
    await forgetKeptAnswers();
    expect(await openKeptStore(7).readLines()).toBeNull();
  });

  it('leave nothing behind where the member signs out while they come', async () => {
    rememberUser(buildUser({ id: 8 }));
    const { store } = await keep([line(1)]);
    expect(await store.readLines()).toBeNull();
  });
});

it.each([
  [{ q: 'arbol' }, true],
  [{ q: 'boles' }, false],
  [{ q: 'dog' }, true],
  [{ category: 'lucid' }, false],
  [{ tag: 'home' }, true],
  [{ symbol: 'dog' }, true],
  [{ symbol: 'cat' }, false],
  [{ language: 'es' }, false],
  [{ from: '2026-11-20', to: '2026-11-20' }, true],
  [{ from: '2026-11-21' }, false],
  [{ to: '2026-11-19' }, false],
] as const)('a kept dream and %j: %s', (search, isHit) => {
  const kept = { line: buildLine({ title: 'Three' }), dream: buildDream({ content: 'Árboles.' }) };
  expect(isKeptHit(kept, search, 'UTC')).toBe(isHit);
});
