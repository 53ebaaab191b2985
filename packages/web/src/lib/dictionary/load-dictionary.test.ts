import { type LanguageDictionary, recognise } from '@chitta/interpretation';
import type { LexiconEntry } from '@chitta/symbols/types';
import { afterEach, describe, expect, it, vi } from 'vitest';

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
  const { loadDictionary, ...times } = await import('./load-dictionary.ts');
  return { loadDictionary, fetched, ...times };
}

const isEdits = (url: string) => url.startsWith('/api/');
const json = (body: unknown) => new Response(JSON.stringify(body));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

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

describe('a page that stays open', () => {
  const hound = (id: string, version: string) => ({
    ...edits,
    version,
    entries: [{ ...dog, variations: [id] }],
  });
  const marked = ({ lexicon }: LanguageDictionary) =>
    recognise('A hound, a pup, a dog.', lexicon).map(({ text }) => text);
  const edited = (body: unknown) => json({ success: true, data: body });

  it('reads with what is published meanwhile, once the last answer is old, and loads no file again', async () => {
    vi.useFakeTimers();
    let data = hound('hound', 'one');
    const { loadDictionary, fetched, editsFreshFor } = await load((url) =>
      isEdits(url) ? edited(data) : json(file),
    );
    expect(marked(await loadDictionary('en', 'words'))).toEqual(['hound']);
    data = hound('pup', 'two');
    await vi.advanceTimersByTimeAsync(editsFreshFor - 1);
    expect(marked(await loadDictionary('en', 'words'))).toEqual(['hound']);
    await vi.advanceTimersByTimeAsync(1);
    expect(marked(await loadDictionary('en', 'words'))).toEqual(['pup']);
    expect(fetched.mock.calls.filter(([url]) => !isEdits(url))).toHaveLength(1);
    // Asked once in a while, however much is written.
    await loadDictionary('en', 'words');
    expect(fetched.mock.calls.filter(([url]) => isEdits(url))).toHaveLength(2);
  });

  it('opens nothing anew where nothing has changed', async () => {
    vi.useFakeTimers();
    const { loadDictionary, editsFreshFor } = await load((url) =>
      isEdits(url) ? edited(edits) : json(file),
    );
    const first = await loadDictionary('en', 'words');
    await vi.advanceTimersByTimeAsync(editsFreshFor);
    expect(await loadDictionary('en', 'words')).toBe(first);
  });

  it('holds nobody up who writes: a slow answer is there for the next words', async () => {
    vi.useFakeTimers();
    let answer: Response | Promise<Response> = edited(hound('hound', 'one'));
    const { loadDictionary, editsFreshFor, editsPatience } = await load((url) =>
      isEdits(url) ? (answer as Response) : json(file),
    );
    await loadDictionary('en', 'words');
    let arrive: (response: Response) => void = () => undefined;
    answer = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    await vi.advanceTimersByTimeAsync(editsFreshFor);
    const looking = loadDictionary('en', 'words');
    await vi.advanceTimersByTimeAsync(editsPatience);
    expect(marked(await looking)).toEqual(['hound']);
    arrive(edited(hound('pup', 'two')));
    await vi.advanceTimersByTimeAsync(0);
    expect(marked(await loadDictionary('en', 'words'))).toEqual(['pup']);
  });

  it('keeps what it has where the server is away, and asks again later', async () => {
    vi.useFakeTimers();
    let answer = () => edited(hound('hound', 'one'));
    const { loadDictionary, editsFreshFor } = await load((url) => (isEdits(url) ? answer() : json(file)));
    await loadDictionary('en', 'words');
    answer = () => new Response('{}', { status: 503 });
    await vi.advanceTimersByTimeAsync(editsFreshFor);
    expect(marked(await loadDictionary('en', 'words'))).toEqual(['hound']);
    answer = () => edited(hound('pup', 'two'));
    await vi.advanceTimersByTimeAsync(editsFreshFor);
    expect(marked(await loadDictionary('en', 'words'))).toEqual(['pup']);
  });
});
