import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepWords } from '#web/lib/device/kept-words.ts';
import { keptAnswersCache, keptDreamsCache } from '#web/lib/dictionary/kept-answers.ts';
import { localKeys, writeLocal } from '#web/lib/storage-keys.ts';
import { stubCaches } from '#web/testing/stub-caches.ts';
import { countDevicePlaces } from './device-places.ts';

const none = { drafts: async () => 0, memory: async () => 0 };

async function keepIn(cache: string, ...names: string[]) {
  const opened = await caches.open(cache);
  for (const name of names) await opened.put(name, new Response('x'));
}

describe('countDevicePlaces', () => {
  beforeEach(() => stubCaches());

  it('finds nothing on a device that is new', async () => {
    expect(await countDevicePlaces(none)).toEqual({
      drafts: 0,
      memory: 0,
      unsentWords: 0,
      keptDreams: 0,
      keptAnswers: 0,
      settings: 0,
    });
  });

  it('counts drafts and memory as their owners do', async () => {
    const counts = await countDevicePlaces({ drafts: async () => 3, memory: async () => 2 });
    expect(counts).toMatchObject({ drafts: 3, memory: 2 });
  });

  it('counts dreams without their list, and answers', async () => {
    await keepIn(keptDreamsCache, '/list', '/1', '/2');
    await keepIn(keptAnswersCache, '/a');
    expect(await countDevicePlaces(none)).toMatchObject({ keptDreams: 2, keptAnswers: 1 });
  });

  it('counts words that were not sent, but not the steps that were ticked off', async () => {
    keepWords({ memberId: 7, at: 'question' }, 'Shall I go?');
    keepWords({ memberId: 7, at: 'entry/abc/new' }, {});
    keepWords({ memberId: 7, at: 'abc/steps/x' }, [1]);
    writeLocal(localKeys.followUpWords, JSON.stringify({ '7/12/answer': {} }));
    const { unsentWords, settings } = await countDevicePlaces(none);
    expect(unsentWords).toBe(3);
    // They are no settings beside.
    expect(settings).toBe(0);
  });

  it('counts each setting once', async () => {
    writeLocal(localKeys.shortcuts, 'off');
    expect((await countDevicePlaces(none)).settings).toBe(1);
  });

  it('says of what cannot be counted that nobody knows, and goes on', async () => {
    writeLocal(localKeys.oracleWords, 'no JSON');
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no', 'SecurityError')) });
    const refused = () => Promise.reject(new Error('refused'));
    expect(await countDevicePlaces({ drafts: refused, memory: async () => 1 })).toMatchObject({
      drafts: null,
      memory: 1,
      keptDreams: null,
      keptAnswers: null,
      unsentWords: 0,
    });
  });
});
