import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const content =
  'I was in my old house. A dog stood by the broken door and I was afraid of it, so I ran to the river.';

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
  return (await client.post('/api/dreams', { userId: client.user.id, content, ...body })).body.data;
}

describe('the reading of a dream that is saved', () => {
  it('is the one that was given, though other dreams were kept since', async () => {
    await save();
    const { translation, reading, readWith } = await readDream();
    for (let count = 0; count < 3; count += 1) await save();
    testApp.clock.advance(24 * 60 * 60 * 1000);
    expect(await save({ translation, readWith })).toMatchObject({ translation, reading });
  });

  it('is the plain one that was given to somebody who may have more', async () => {
    const { translation, reading, readWith } = await readDream({ isUltraSimplified: true });
    expect(await save({ translation, readWith })).toMatchObject({ translation, reading });
  });

  it('is made anew where what was given cannot be verified any longer', async () => {
    const { translation, reading, readWith } = await readDream();
    const [first, ...others] = translation.split('. ');
    const kept = await save({ translation: [`${first} indeed`, ...others].join('. '), readWith });
    expect(kept).toMatchObject({ translation, reading });
  });

  it('is kept as mere text where it is not ours', async () => {
    const { translation, readWith } = await readDream();
    const foreign = 'You met a habit of yours at the door of your mind.';
    expect(await save({ translation: foreign, readWith })).toMatchObject({
      translation: foreign,
      reading: null,
    });
    const own = `My own words, after reading: ${translation}`;
    expect(await save({ translation: own })).toMatchObject({ translation: own, reading: null });
  });

  it('is not of a level beyond the member’s', async () => {
    const { translation, readWith } = await readDream();
    client = await signedInClient(testApp);
    const kept = await save({ translation, readWith });
    expect(kept.reading?.sentences ?? []).not.toHaveLength(translation.split('. ').length);
    expect(kept.isPremiumTranslation).toBe(false);
  });

  it.each([{ date: '2026-13-01' }, { knownUntil: 'then' }, { knownUntil: '0000-01-01T00:00:00Z' }])(
    'is refused with %j',
    async (wrong) => {
      const { readWith } = await readDream();
      const answer = await client.post('/api/dreams', {
        userId: client.user.id,
        content,
        translation: 'Some text.',
        readWith: { ...readWith, ...wrong },
      });
      expect(answer).toMatchObject({ status: 422 });
    },
  );
});

describe('a kept reading that points at an earlier dream', () => {
  it('keeps pointing there when that dream is gone', async () => {
    const { id: earlier } = await save();
    const { translation, readWith } = await readDream();
    const { id, reading } = await save({ translation, readWith });
    const [first, ...others] = reading.sentences;
    const evidence = [{ ...first.evidence[0], ref: `dream:${earlier}` }];
    const pointing = { ...reading, sentences: [{ ...first, evidence }, ...others] };
    await testApp.context.db.update(dreams).set({ reading: pointing }).where(eq(dreams.id, id));
    await client.delete(`/api/dreams/${earlier}`);
    await testApp.context.db.delete(dreams).where(eq(dreams.id, earlier));
    expect((await client.get(`/api/dreams/${id}`)).body.data).toMatchObject({
      reading: pointing,
      translation,
    });
  });
});
