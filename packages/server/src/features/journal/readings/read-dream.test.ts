import type { Reading, RecognisedSymbol } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { idempotencyKeys } from '#server/db/tables/platform/idempotency-keys.ts';
import type { EditedDictionary } from '#server/platform/dictionary/edited-dictionary.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const content = 'I was in my old house. A dog stood by the locked door and I was afraid of it.';
const path = '/api/translate-dream';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

const readDream = (client: SignedInClient, body: object = {}, headers?: Record<string, string>) =>
  client.post(path, { content, userId: client.user.id, timestamp: 1, ...body }, headers);

const usedBy = async ({ user }: SignedInClient) => {
  const [row] = await testApp.context.db.select().from(users).where(eq(users.id, user.id));
  return row?.translationsUsed;
};

describe('POST /api/translate-dream', () => {
  it('gives the reading, and the symbols with every place they stand at', async () => {
    const client = await signedInClient(testApp);
    const text = `${content} The dog was quiet.`;
    const { status, body } = await readDream(client, { content: text });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, isPremiumTranslation: false, language: 'en', level: 'free' });
    expect(body.signature).toMatch(/^[\w-]{43}$/);
    expect(body.reading.sentences.length).toBeGreaterThan(2);
    const wording = body.reading.sentences.map((sentence: { text: string }) => sentence.text);
    expect(body.translation.split(/\s+/).join(' ')).toBe(wording.join(' ').split(/\s+/).join(' '));
    const dog = body.symbols.find((symbol: RecognisedSymbol) => symbol.id === 'dog');
    expect(dog).toMatchObject({ name: 'Dog', group: 'animal' });
    expect(dog.description).not.toBe('');
    expect(dog.mentions).toHaveLength(2);
    for (const symbol of body.symbols as RecognisedSymbol[]) {
      for (const { start, end, text: found } of symbol.mentions) expect(text.slice(start, end)).toBe(found);
    }
  });

  it.each([
    ['free', 'My uncle stood in the kitchen, by the dog, and touched me, like when I was little.', {}],
    ['plain', 'I lost the baby in the hospital again and the dog watched.', { isUltraSimplified: true }],
    ['free', 'Mi padrastro, en la cocina, me tocaba como cuando era niña, y el perro miraba.', {}],
  ])('answers what may have happened with care that speaks of no symbol (%s): %s', async (_, text, body) => {
    const client = await signedInClient(testApp);
    const answer = await readDream(client, { content: text, ...body });
    expect(answer.status).toBe(200);
    const { care, sentences } = answer.body.reading as Reading;
    expect(care?.strength).toBe('strong');
    expect(sentences.flatMap(({ evidence }) => evidence.flatMap(({ symbol }) => symbol ?? []))).toEqual([]);
    // They come along and stay closed until the dreamer asks for them.
    expect(answer.body.symbols.length).toBeGreaterThan(0);
    expect(answer.body.beyond).toBeUndefined();
    expect(answer.body.translation).toContain('findahelpline.com');
    expect(answer.body.translation).not.toContain('?');
    const kept = await client.post('/api/dreams', { userId: client.user.id, content: text });
    expect(kept.status).toBe(201);
    const { body: found } = await client.get(`/api/dreams/${kept.body.data?.id ?? kept.body.id}`);
    expect((found.data ?? found).recognizedSymbols).toEqual([]);
  });

  it('names famous people with their quality, what means more together, and no private names', async () => {
    const client = await signedInClient(testApp);
    const text = 'I was in school with Marisol and Charlie Chaplin. My teeth kept falling out.';
    const { body } = await readDream(client, { content: text });
    const symbols = body.symbols as RecognisedSymbol[];
    const chaplin = symbols.find(({ id }) => id === 'celebrity-charlie-chaplin');
    expect(chaplin).toMatchObject({ kind: 'celebrity', name: 'Charlie Chaplin', group: 'person' });
    expect(chaplin?.meaning).not.toBe('');
    expect(symbols.find(({ kind }) => kind === 'combined')).toMatchObject({ name: 'Falling teeth' });
    expect(symbols.some(({ mentions }) => mentions.some(({ text: found }) => found === 'Marisol'))).toBe(
      false,
    );
  });

  it('keeps the places right when space stands around the dream', async () => {
    const client = await signedInClient(testApp);
    const text = `\n  ${content}  `;
    const { body } = await readDream(client, { content: text });
    const { start, end } = body.symbols[0].mentions[0];
    expect(text.slice(start, end)).toBe(body.symbols[0].mentions[0].text);
  });

  it.each([
    ['   \n ', 'translations.empty', 'Please enter your dream before translating.'],
    [
      `   ${'a'.repeat(19)}   `,
      'translations.too_short',
      'Please provide at least 20 characters for accurate interpretation.',
    ],
    ['a'.repeat(5001), 'translations.too_long', 'Please limit your dream description to 5000 characters.'],
  ])('refuses %j', async (text, reason, message) => {
    const client = await signedInClient(testApp);
    expect(await readDream(client, { content: text })).toMatchObject({
      status: 422,
      body: { success: false, code: 'VALIDATION', reason, message },
    });
    expect(await usedBy(client)).toBe(0);
  });

  it('takes 20 and 5000 characters without the space around them', async () => {
    const client = await signedInClient(testApp);
    expect((await readDream(client, { content: ` ${'a'.repeat(20)} ` })).status).toBe(200);
    expect((await readDream(client, { content: ` ${'word '.repeat(1000).trim()}a ` })).status).toBe(200);
  });

  it('gives an answer of lawful size for a text of one word repeated', async () => {
    const client = await signedInClient(testApp);
    expect((await readDream(client, { content: 'dog '.repeat(1250) })).status).toBe(200);
  });

  it("reads a dream in its own language, else in the interface's", async () => {
    const client = await signedInClient(testApp, { hasUnlimitedAccess: true });
    const spanish = 'Estaba en la casa de mi madre y el perro no me dejaba salir por la puerta.';
    const language = async (body: object) => (await readDream(client, body)).body.language;
    expect(await language({ content: spanish, language: 'en' })).toBe('es');
    expect(await language({ language: 'es' })).toBe('en');
    expect(await language({ content: 'Xylophone xylophone!', language: 'es' })).toBe('es');
    expect(await language({ content: 'Xylophone xylophone!' })).toBe('en');
  });

  it('decides the kind of reading by the member, whatever the request claims', async () => {
    const free = await signedInClient(testApp);
    const premium = await signedInClient(testApp, { subscriptionTier: 'premium' });
    const claimed = await readDream(free, { isPremium: true });
    expect(claimed.body.isPremiumTranslation).toBe(false);
    const full = await readDream(premium, { isPremium: false });
    expect(full.body).toMatchObject({
      isPremiumTranslation: true,
      allowance: { used: 0, limit: null, resetDate: null },
    });
    const plain = await readDream(premium, { isUltraSimplified: true });
    expect(plain.body.reading.sentences.length).toBeLessThan(full.body.reading.sentences.length);
    expect(await usedBy(premium)).toBe(0);
  });

  it('refuses a request that names another member', async () => {
    const client = await signedInClient(testApp);
    const answer = await readDream(client, { userId: client.user.id + 1 });
    expect(answer).toMatchObject({ status: 403, body: { reason: 'requests.user_mismatch' } });
  });
});

describe('a repeated reading', () => {
  const withKey = { 'idempotency-key': 'once' };

  it('gives the same reading and takes from the allowance once, also when many come together', async () => {
    const client = await signedInClient(testApp);
    const first = await readDream(client, {}, withKey);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => readDream(client, { timestamp: index }, withKey)),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(first.body);
    }
    expect(await usedBy(client)).toBe(1);
  });

  it('refuses another dream under the same key', async () => {
    const client = await signedInClient(testApp);
    await readDream(client, {}, withKey);
    const other = await readDream(client, { content: `${content} And a cat.` }, withKey);
    expect(other).toMatchObject({ status: 409, body: { reason: 'requests.idempotency_key_reused' } });
    expect(await usedBy(client)).toBe(1);
  });

  it('keeps nothing of the dream', async () => {
    const client = await signedInClient(testApp);
    await readDream(client, {}, withKey);
    const rows = await testApp.context.db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.userId, client.user.id));
    expect(rows).toMatchObject([{ key: 'once', resourceId: null, requestHash: expect.any(Buffer) }]);
  });
});

describe('a reading that fails', () => {
  it.each([
    [new AppError('server.overloaded', { retryAfter: 2 }), 503, 'server.overloaded', '2'],
    [new AppError('server.timed_out'), 503, 'server.timed_out', '5'],
    [Object.assign(new Error('no room'), { code: '53100' }), 507, 'server.disk_full', '60'],
    [Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), 503, 'server.database', '5'],
  ])(
    'for a while says so and when to ask again, and is given back: %s',
    async (error, status, reason, retryAfter) => {
      const { engine } = testApp.context;
      const read = vi.spyOn(engine, 'readFree').mockRejectedValueOnce(error);
      const client = await signedInClient(testApp);
      const answer = await readDream(client, {}, { 'idempotency-key': 'once' });
      expect(answer).toMatchObject({ status, body: { reason } });
      expect(String(answer.headers['retry-after'])).toBe(retryAfter);
      expect(await usedBy(client)).toBe(0);
      expect((await readDream(client, {}, { 'idempotency-key': 'once' })).status).toBe(200);
      expect(await usedBy(client)).toBe(1);
      read.mockRestore();
    },
  );

  it('says what failed first where it cannot be given back either', async () => {
    const client = await signedInClient(testApp);
    const { engine, db, log } = testApp.context;
    const logged = vi.spyOn(log, 'error');
    const first = new AppError('server.overloaded');
    const read = vi.spyOn(engine, 'readFree').mockImplementationOnce(async () => {
      vi.spyOn(db.$client, 'connect').mockRejectedValueOnce(new TypeError('the second failure') as never);
      throw first;
    });
    expect(await readDream(client)).toMatchObject({ status: 503, body: { reason: 'server.overloaded' } });
    expect(logged).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'the second failure' }) },
      'a reading was not given back',
    );
    read.mockRestore();
    logged.mockRestore();
  });

  it('is given back, and its key is free again', async () => {
    const of: EditedDictionary['of'] = () => {
      throw new TypeError('the dictionary is broken');
    };
    const dictionary = { ...testApp.context.dictionary, of };
    const broken = await buildTestApp({ parts: { dictionary } });
    try {
      const client = await signedInClient(broken);
      for (const headers of [{}, { 'idempotency-key': 'again' }, { 'idempotency-key': 'again' }]) {
        expect(await readDream(client, {}, headers)).toMatchObject({
          status: 500,
          body: { reason: 'translations.failed', message: 'Translation failed' },
        });
      }
      const { body } = await client.get('/api/user');
      expect(body.translationsUsed).toBe(0);
    } finally {
      await broken.close();
    }
  });
});
