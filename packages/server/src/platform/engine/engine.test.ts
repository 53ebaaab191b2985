import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { dreamSymbols } from '#server/db/tables/symbols/dream-symbols.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { createDictionary } from '../dictionary/dictionary.ts';
import { createEngineWorker } from './engine-worker.ts';

const testApp = await buildTestApp();
const { engine, dictionary, db } = testApp.context;
afterAll(() => testApp.close());

const content =
  'I was in my old house with Samira. A black dog chased me up the stairs and my teeth were falling out.';
const zorba = {
  id: 'personal-1',
  language: 'en',
  group: 'animal',
  name: 'black dog',
  category: 'Personal',
  meaning: 'The courage of my uncle.',
  variations: [],
} as const;
const member = { id: 7 };
const symbols = async (personal: readonly (typeof zorba)[] = []) =>
  (await engine.mark({ member }, { content, personal })).recognizedSymbols.map(({ id }) => id);

describe('the engine', () => {
  it('answers from its threads what it would answer here', async () => {
    const here = createEngineWorker(createDictionary());
    const request = { owner: '7', version: dictionary.released.version };
    const personal = [zorba];
    const past = { date: '2026-03-01', past: { dog: [{ dreamId: '3', date: '2026-02-01' }] }, fits: {} };
    const read = { content, personal, context: past, levels: ['free', 'plain', 'premium'] as const };
    const mark = { content, personal };
    const text = { text: content, language: 'en' as const };
    expect({ isStale: false, answer: await engine.mark({ member }, mark) }).toEqual(
      here({ ...request, kind: 'mark', task: mark }),
    );
    expect({ isStale: false, answer: await engine.read({ member }, read) }).toEqual(
      here({ ...request, kind: 'read', task: read }),
    );
    const { levels: _, ...free } = read;
    const readFree = await engine.readFree({ member }, free);
    expect({ isStale: false, answer: readFree }).toEqual(here({ ...request, kind: 'readFree', task: free }));
    const [alone] = await engine.read({ member }, { ...free, levels: ['free'] });
    expect(readFree).toEqual({ ...alone, beyond: expect.objectContaining({ passages: expect.any(Number) }) });
    expect({ isStale: false, answer: await engine.mentions({ member }, text) }).toEqual(
      here({ ...request, kind: 'mentions', task: text }),
    );
  });

  it('reads what it has just marked, and nothing else, whatever of it is asked next', () => {
    const ask = (work: ReturnType<typeof createEngineWorker>, more: object = {}) => {
      const task = { content, personal: [], levels: ['premium'] as const, ...more };
      return work({ owner: '7', version: dictionary.released.version, kind: 'read', task });
    };
    const worker = createEngineWorker(createDictionary());
    const others = [
      { content: 'The sea was far away and I could not swim.' },
      { personal: [zorba] },
      { personal: [{ ...zorba, meaning: 'Another.' }] },
      { fallback: 'es' as const, content: 'No.' },
      { fallback: 'en' as const, content: 'No.' },
      {},
    ];
    for (const other of [{}, ...others]) {
      expect(ask(worker, other)).toEqual(ask(createEngineWorker(createDictionary()), other));
    }
  });

  it('recognises each member’s own symbols, as they are at the moment', async () => {
    expect(await symbols([zorba])).toContain('personal-1');
    expect(await symbols([{ ...zorba, id: 'personal-2' } as never])).toContain('personal-2');
    expect(await symbols()).not.toContain('personal-1');
  });

  it('takes over what admins edit, and gives it up again', async () => {
    await db.insert(dreamSymbols).values({
      slug: 'samira',
      language: 'en',
      name: 'Samira',
      group: 'person',
      description: '',
      extendedDescription: '',
      deeperInsight: '',
      meaning: 'an edit',
      variations: ['samira'],
      editedAt: new Date(),
    });
    await dictionary.refresh({ isForced: true });
    expect(await symbols()).toContain('samira');
    const work = { member, priority: 'background' } as const;
    const beside = await engine.mark(work, { content, personal: [] });
    expect(beside.recognizedSymbols.map(({ id }) => id)).toContain('samira');
    await db.delete(dreamSymbols).where(eq(dreamSymbols.slug, 'samira'));
    await dictionary.refresh({ isForced: true });
    expect(await symbols()).not.toContain('samira');
  });

  it('looks for slips in the first few hundred unknown words alone', async () => {
    const letters = 'bcdfghjklmnpqrstvwxz';
    const unknown = Array.from({ length: 300 }, (_, number) => {
      const [a = '', b = '', c = ''] = [number % 20, Math.floor(number / 20), number % 7].map(
        (at) => letters[at],
      );
      return `${a}${b}${c}qqzzxx`;
    });
    const marks = await engine.mark(
      { member },
      { content: `an elephnat ${unknown.join(' ')} a resturant`, personal: [] },
    );
    const ids = marks.recognizedSymbols.map(({ id }) => id);
    expect(ids).toContain('elephant');
    expect(ids).not.toContain('restaurant');
  });
});
