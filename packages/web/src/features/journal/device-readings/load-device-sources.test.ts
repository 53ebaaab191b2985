import { CueCompiler } from '@chitta/interpretation/compiling';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubCaches } from '#web/testing/stub-caches.ts';

const words = { language: 'en', version: '1', entries: [], combined: [], celebrities: [] };
const own = {
  id: 3,
  language: 'en',
  group: 'animal',
  name: 'Rex',
  category: 'Mine',
  description: 'd',
  personalContext: 'c',
  variations: [],
};
const context = { date: '2026-11-20', past: {}, fits: {} };
const edits = {
  language: 'en',
  version: '',
  entries: [],
  combined: [],
  celebrities: [],
  removed: { entries: [], combined: [], celebrities: [] },
};

const bodies: Readonly<Record<string, unknown>> = {
  '/api/personal-symbols': { success: true, data: { items: [own], nextCursor: null } },
  '/api/reading-context': { success: true, data: context },
  '/api/symbols/edits': { success: true, data: edits },
};

/** The dictionary's files come from the service worker, also without a connection. */
function stubNetwork(isOnline: boolean) {
  vi.stubGlobal('fetch', async (url: string) => {
    const body = bodies[url.split('?')[0] ?? ''];
    if (body === undefined)
      return new Response(
        JSON.stringify({
          ...words,
          details: {},
          arcs: [],
          moves: [],
          outcomes: [],
          phrases: new CueCompiler('en').table(),
          frames: { quotes: [], turns: [], stands: { one: [], many: [] } },
        }),
      );
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body));
  });
}

async function load(isOnline: boolean, memberId = 7, content = 'A dog was in the house.') {
  vi.resetModules();
  stubNetwork(isOnline);
  const { loadDeviceSources } = await import('./load-device-sources.ts');
  return loadDeviceSources({ content, fallback: 'en', memberId });
}

describe('loadDeviceSources', () => {
  beforeEach(() => stubCaches());
  afterEach(() => vi.unstubAllGlobals());

  it('has without a connection what it had with one', async () => {
    const online = await load(true);
    expect(online.own).toMatchObject([{ id: 'personal-3', meaning: 'd', context: 'c' }]);
    const offline = await load(false);
    expect([offline.own, offline.context]).toEqual([online.own, context]);
  });

  it('has the other dictionary for sentences in the other language only', async () => {
    const mixed =
      'I was in the house with my mother and she was there. Mi abuela estaba en la cocina y me decía que no.';
    expect((await load(true, 7, mixed)).dictionary.of('es')).toBeDefined();
    expect((await load(true)).dictionary.of('es')).toBeUndefined();
  });

  it('has the dictionary alone for a member it never heard of', async () => {
    await load(true);
    expect(await load(false, 8)).toMatchObject({ own: [], context: null });
  });
});
