import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubCaches } from '#web/testing/stub-caches.ts';
import { fetchKept, forgetKeptAnswers } from './kept-answers.ts';

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const answerWith = (text: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }));
const textOf = async (url: string, memberId?: number) => (await fetchKept(url, memberId)).text();

describe('fetchKept', () => {
  beforeEach(() => stubCaches());
  afterEach(() => vi.unstubAllGlobals());

  it('gives the newest answer, and without a connection the last one', async () => {
    answerWith('old');
    await fetchKept('/api/a');
    answerWith('new');
    expect(await textOf('/api/a')).toBe('new');
    vi.stubGlobal('fetch', offline);
    expect(await textOf('/api/a')).toBe('new');
  });

  it('keeps no failure', async () => {
    answerWith('mine');
    await fetchKept('/api/a');
    answerWith('broken', 500);
    expect((await fetchKept('/api/a')).status).toBe(500);
    vi.stubGlobal('fetch', offline);
    expect(await textOf('/api/a')).toBe('mine');
  });

  it('gives no member what another member was answered', async () => {
    answerWith('first');
    await fetchKept('/api/a?b=1', 7);
    vi.stubGlobal('fetch', offline);
    expect(await textOf('/api/a?b=1', 7)).toBe('first');
    await expect(fetchKept('/api/a?b=1', 8)).rejects.toThrow('Failed to fetch');
  });

  it('forgets everything', async () => {
    answerWith('mine');
    await fetchKept('/api/a', 7);
    await forgetKeptAnswers();
    vi.stubGlobal('fetch', offline);
    await expect(fetchKept('/api/a', 7)).rejects.toThrow();
  });

  it('works where the browser keeps nothing', async () => {
    vi.stubGlobal('caches', undefined);
    answerWith('mine');
    expect(await textOf('/api/a')).toBe('mine');
    await expect(forgetKeptAnswers()).resolves.toBeFalsy();
  });
});
