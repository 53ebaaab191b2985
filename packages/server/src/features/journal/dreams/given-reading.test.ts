import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GivenReading, limits, type RecognisedSymbol } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';

const content =
  'I was in my old house. A dog stood by the broken door and I was afraid of it, so I ran to the river.';
/** Its readings differ from level to level. */
const long = `${content} My mother called from the other side, and a train full of children passed. Then I was
  in my school again, without shoes, and the teacher gave me a key. My teeth were falling out and I laughed.`;
const corpus = join(import.meta.dirname, '../../../../../interpretation/corpus/side-by-side.json');
const day = 24 * 60 * 60 * 1000;

const testApp = await buildTestApp();
afterAll(() => testApp.close());

let client: SignedInClient;
beforeEach(async () => {
  client = await signedInClient(testApp, { subscriptionTier: 'premium' });
});

async function readDream(body: object = {}) {
  testApp.clock.advance(60_000);
  return (await client.post('/api/translate-dream', { content, userId: client.user.id, ...body })).body;
}

async function save(body: object = {}) {
  testApp.clock.advance(60_000);
  const answer = await client.post('/api/dreams', { userId: client.user.id, content, ...body });
  expect(answer.status).toBe(201);
  return answer.body.data;
}

describe('the reading of a dream that is saved', () => {
  it('is the one that was given, though other dreams were kept since', async () => {
    await save();
    const read = await readDream();
    for (let count = 0; count < 3; count += 1) await save();
    testApp.clock.advance(day);
    const { translation, reading } = read;
    const kept = await save({ given: givenOf(read), translation });
    expect(kept).toMatchObject({ translation, reading, isPremiumTranslation: true, language: 'en' });
    expect((await client.get(`/api/dreams/${kept.id}`)).body.data).toEqual(kept);
  });

  it('is the plain one that was given to somebody who may have more', async () => {
    const read = await readDream({ isUltraSimplified: true });
    expect(read.level).toBe('plain');
    const kept = await save({ given: givenOf(read), isPremiumTranslation: true });
    expect(kept).toMatchObject({ reading: read.reading, isPremiumTranslation: false });
  });

  it('is the one that was given, however long the dream waited and whatever came of the membership', async () => {
    const read = await readDream();
    testApp.clock.advance(20 * day);
    // Whoever comes by now and then stays signed in.
    await client.get('/api/user');
    testApp.clock.advance(9 * day);
    const { db } = testApp.context;
    await db.update(users).set({ subscriptionTier: 'free' }).where(eq(users.id, client.user.id));
    expect((await client.get('/api/user')).body.subscriptionTier).toBe('free');
    const kept = await save({ given: givenOf(read) });
    expect(kept).toMatchObject({ reading: read.reading, isPremiumTranslation: true });
  });

  it('is that of the longest dream too, in one request with everything that the page sends', async () => {
    const dreams = JSON.parse(await readFile(corpus, 'utf8')) as {
      readonly en: string;
      readonly es: string;
    }[];
    const text = dreams.map(({ en, es }) => `${en} ${es}`).join('\n\n');
    expect(text.length).toBeGreaterThan(4000);
    const read = await readDream({ content: text });
    expect(read.signature).toBeDefined();
    const { translation, symbols } = read;
    const recognizedSymbols = JSON.stringify(symbols.map(({ id, name }: RecognisedSymbol) => ({ id, name })));
    const title = 'ñ'.repeat(limits.dreamTitle.max);
    const kept = await save({ content: text, title, given: givenOf(read), translation, recognizedSymbols });
    expect(kept.reading).toEqual(read.reading);
  });

  it('is composed by nobody again', async () => {
    const read = await readDream();
    const compose = vi.spyOn(testApp.context.engine, 'read');
    await save({ given: givenOf(read), translation: read.translation });
    expect(compose).not.toHaveBeenCalled();
    await save({ translation: read.translation });
    expect(compose).toHaveBeenCalledOnce();
    compose.mockRestore();
  });

  it('needs no text beside it, and no other text counts', async () => {
    const read = await readDream();
    expect(await save({ given: givenOf(read) })).toMatchObject({ translation: read.translation });
    const other = await save({ given: givenOf(read), translation: 'Another text.' });
    expect(other).toMatchObject({ translation: read.translation, reading: read.reading });
  });
});

/** Everything that is not what the server gave; each still is a dream that is kept, with the text that came along. */
const forgeries: Readonly<Record<string, (given: GivenReading) => object>> = {
  'another wording': (given) => {
    const changed = structuredClone(given);
    for (const sentence of changed.reading.sentences) sentence.text += ' Indeed.';
    return { given: changed };
  },
  'other evidence': (given) => {
    const changed = structuredClone(given);
    for (const { evidence } of changed.reading.sentences) for (const found of evidence) found.end += 1;
    return { given: changed };
  },
  'a sentence less': (given) => ({
    given: { ...given, reading: { ...given.reading, sentences: given.reading.sentences.slice(1) } },
  }),
  'another level': (given) => ({ given: { ...given, level: 'free' } }),
  'another engine': (given) => ({ given: { ...given, reading: { ...given.reading, engineVersion: '1' } } }),
  'another language': (given) => ({ given: { ...given, reading: { ...given.reading, language: 'es' } } }),
  'an arc that nobody found': (given) => ({
    given: { ...given, reading: { ...given.reading, arc: 'chased' } },
  }),
  'another text': () => ({ content: `${content} It rained.` }),
  'a space more': () => ({ content: `${content} ` }),
  'no signature': ({ reading, level }) => ({ given: { reading, level } }),
  'an empty signature': (given) => ({ given: { ...given, signature: '' } }),
  'a signature of nobody': (given) => ({ given: { ...given, signature: 'A'.repeat(43) } }),
  'half a signature': (given) => ({ given: { ...given, signature: given.signature.slice(0, 20) } }),
  'no reading at all': () => ({ given: { reading: 'You looked.', level: 'premium', signature: 'x' } }),
  'a list': () => ({ given: [] }),
};

describe('a reading that the server did not give', () => {
  it.each(Object.entries(forgeries))('is no reading of ours: %s', async (_what, forge) => {
    const read = await readDream();
    const text = `My own words, after reading: ${read.translation}`;
    const kept = await save({ given: givenOf(read), translation: text, ...forge(givenOf(read)) });
    expect(kept).toMatchObject({ reading: null, translation: text, readingOffer: 'text' });
  });

  it('is that of another member', async () => {
    const read = await readDream();
    client = await signedInClient(testApp, { subscriptionTier: 'premium' });
    expect(await save({ given: givenOf(read) })).toMatchObject({ reading: null, translation: null });
  });

  it('is never premium for a member who is not', async () => {
    const premium = await readDream({ content: long });
    client = await signedInClient(testApp);
    const free = await readDream({ content: long });
    const { signature } = free;
    const more = { content: long, isPremiumTranslation: true };
    const lifted = { given: { ...givenOf(free), level: 'premium' }, translation: free.translation };
    expect(await save({ ...more, ...lifted })).toMatchObject({
      reading: free.reading,
      isPremiumTranslation: false,
    });
    for (const given of [givenOf(premium), { ...givenOf(premium), signature }]) {
      const { translation } = premium;
      const smuggled = await save({ ...more, given, translation });
      expect(smuggled).toMatchObject({ translation, reading: null, isPremiumTranslation: false });
    }
  });

  it('brings no more where the same is kept twice', async () => {
    const read = await readDream();
    const [first, second] = [await save({ given: givenOf(read) }), await save({ given: givenOf(read) })];
    expect(second.id).not.toBe(first.id);
    expect(second.reading).toEqual(first.reading);
  });
});

describe('a reading that was made on a device', () => {
  it('is ours where the server says the same, with the journal of the time at which the dream was kept', async () => {
    await save();
    const { translation, reading } = await readDream();
    const keptAt = testApp.clock.now().toISOString();
    await save();
    testApp.clock.advance(day);
    const kept = await save({ translation, isPremiumTranslation: true, keptAt });
    expect(kept).toMatchObject({ translation, reading, isPremiumTranslation: true });
  });

  it('is the plain one, where that is what it says', async () => {
    const { translation, reading } = await readDream({ isUltraSimplified: true });
    expect(await save({ translation })).toMatchObject({ translation, reading });
  });

  it('is kept as its text where the server would say anything else, and can be read anew', async () => {
    const { translation } = await readDream();
    const [first, ...others] = translation.split('. ');
    const text = [`${first} indeed`, ...others].join('. ');
    const kept = await save({ translation: text });
    expect(kept).toMatchObject({ translation: text, reading: null, readingOffer: 'text' });
    expect(kept.readAt).not.toBeNull();
    const { body } = await client.post(`/api/dreams/${kept.id}/readings`, {});
    expect(body.data.dream).toMatchObject({ translation, readingOffer: null });
  });

  it('is not of a level beyond the member’s', async () => {
    const { translation } = await readDream({ content: long });
    client = await signedInClient(testApp);
    const kept = await save({ content: long, translation, isPremiumTranslation: true });
    expect(kept).toMatchObject({ translation, reading: null, isPremiumTranslation: false });
  });
});

describe('a client of before signatures', () => {
  const old = { readWith: { date: '2026-11-20', knownUntil: '2026-11-20T08:00:00.000Z' } };

  it.each([old.readWith, { date: '2026-11-20' }, 'then', null])('keeps its dream (%j)', async (readWith) => {
    const { translation, reading } = await readDream();
    expect(await save({ translation, readWith })).toMatchObject({ translation, reading });
  });

  it('sends it once, also where a newer client repeats it', async () => {
    const read = await readDream();
    const request = { userId: client.user.id, content, translation: read.translation, ...old };
    const headers = { 'idempotency-key': 'before-signatures' };
    const first = await client.post('/api/dreams', request, headers);
    for (const body of [request, { ...request, given: givenOf(read) }]) {
      const again = await client.post('/api/dreams', body, headers);
      expect([again.status, again.body.data.id]).toEqual([201, first.body.data.id]);
    }
  });
});

describe('a kept reading that points at an earlier dream', () => {
  it('keeps pointing there when that dream is gone', async () => {
    const { id: earlier } = await save();
    const read = await readDream();
    const { id, reading } = await save({ given: givenOf(read) });
    const [first, ...others] = reading.sentences;
    const evidence = [{ ...first.evidence[0], ref: `dream:${earlier}` }];
    const pointing = { ...reading, sentences: [{ ...first, evidence }, ...others] };
    await testApp.context.db.update(dreams).set({ reading: pointing }).where(eq(dreams.id, id));
    await client.delete(`/api/dreams/${earlier}`);
    await testApp.context.db.delete(dreams).where(eq(dreams.id, earlier));
    expect((await client.get(`/api/dreams/${id}`)).body.data).toMatchObject({
      reading: pointing,
      translation: read.translation,
    });
  });
});
