import { recognise } from '@chitta/interpretation';
import type { LexiconEntry } from '@chitta/symbols/types';
import { afterEach, expect, it, vi } from 'vitest';

const dog: LexiconEntry = {
  id: 'dog',
  group: 'animal',
  name: 'Dog',
  category: 'Animals',
  function: '',
  meaning: '',
  insight: '',
  deed: '',
  variations: ['dog'],
  common: true,
  vital: true,
};
const words = { id: dog.id, group: dog.group, variations: 'dog' };
const file = { language: 'en', version: '1', entries: [words], combined: [], celebrities: [] };
const texts = {
  ...file,
  entries: [
    {
      name: 'Dog',
      common: true,
      vital: true,
      category: 'Animals',
      function: '',
      meaning: 'a habit',
      insight: '',
      deed: '',
    },
  ],
};
const none = { entries: [], combined: [], celebrities: [] };
const edits = {
  language: 'en',
  version: 'e',
  ...none,
  entries: [{ ...dog, variations: ['hound'] }],
  removed: none,
};

/** Each test loads afresh. */
async function load(answer: (url: string) => Response) {
  vi.resetModules();
  const fetched = vi.fn(async (url: string) => answer(url));
  vi.stubGlobal('fetch', fetched);
  const { loadDictionary } = await import('./load-dictionary.ts');
  return { loadDictionary, fetched };
}

const isEdits = (url: string) => url.startsWith('/api/');
const json = (body: unknown) => new Response(JSON.stringify(body));

afterEach(() => vi.unstubAllGlobals());

it('reads with what admins changed, and loads once', async () => {
  const { loadDictionary, fetched } = await load((url) =>
    json(isEdits(url) ? { success: true, data: edits } : file),
  );
  const { lexicon } = await loadDictionary('en', 'words');
  expect(recognise('A hound, a dog.', lexicon).map(({ text }) => text)).toEqual(['hound']);
  await loadDictionary('en', 'words');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', () => new Response('{}', { status: 503 })],
])('reads with the files alone where the call for changes %s', async (_case, answer) => {
  const { loadDictionary } = await load((url) => (isEdits(url) ? (answer() as Response) : json(file)));
  const { lexicon } = await loadDictionary('en', 'words');
  expect(recognise('A dog.', lexicon)).toHaveLength(1);
});

it('asks again after a failure', async () => {
  let isDown = true;
  const { loadDictionary } = await load(() => (isDown ? new Response('', { status: 500 }) : json(file)));
  await expect(loadDictionary('en', 'words')).rejects.toThrow();
  isDown = false;
  expect((await loadDictionary('en', 'words')).lexicon.language).toBe('en');
});

it('loads what readings say where it is asked for', async () => {
  const { loadDictionary } = await load((url) => json(url.includes('texts') ? texts : file));
  expect((await loadDictionary('en', 'texts')).entry('dog')?.meaning).toBe('a habit');
});
