import type { SymbolTrace } from '@chitta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

const path = '/api/debug-symbols';

async function trace(content: string, language?: 'en' | 'es'): Promise<SymbolTrace> {
  const admin = await signedInClient(testApp, { isAdmin: true });
  const { status, body } = await admin.post(path, { content, language });
  expect(status).toBe(200);
  return body.data;
}

describe('POST /api/debug-symbols', () => {
  it('shows words, senses, assertions, attachment and idioms of a text', async () => {
    const { words, assertions, mentions, phrases, timings } = await trace(
      'A dog chased me through my mother’s broken house. On the other hand, there was no car.',
    );
    expect(words.find(({ text }) => text === 'dog')?.candidates[0]).toMatchObject({
      symbol: 'dog',
      fits: true,
    });
    expect(mentions.find(({ symbol }) => symbol === 'house')).toMatchObject({
      name: 'House',
      kind: 'symbol',
      owner: { symbol: 'mother' },
      condition: { text: 'broken' },
      state: 'present',
    });
    expect(mentions.find(({ text }) => text === 'chased')?.actor).toMatchObject({
      who: 'other',
      text: 'dog',
    });
    expect(mentions.find(({ symbol }) => symbol === 'car')?.state).toBe('absent');
    expect(assertions.find(({ text }) => text.includes('car'))).toMatchObject({ state: 'absent', cue: 'no' });
    expect(phrases.find(({ isIdiom }) => isIdiom)).toMatchObject({ covers: ['hand'], isTaken: true });
    expect(timings.map(({ stage }) => stage)).toContain('whole');
  });

  it('names combined symbols', async () => {
    const { mentions } = await trace('My teeth kept falling out.');
    expect(mentions.find(({ kind }) => kind === 'combined')?.name).toBe('Falling teeth');
  });

  it('reads in the language of the text, else in that of the interface, and both where it is mixed', async () => {
    const spanish = await trace('Iba por la casa de mi abuela y no había nadie.');
    expect(spanish.language).toEqual({ detected: 'es', isCertain: true, used: 'es', isMixed: false });
    expect((await trace('casa', 'es')).language).toMatchObject({ used: 'es', isCertain: false });
    const mixed = await trace(
      'I was in the house and there was a dog. Luego estaba en la calle con el perro de mi hermana. Then I was on the road and it was dark and I ran.',
    );
    expect(mixed.language.isMixed).toBe(true);
    expect(mixed.mentions.map(({ text }) => text)).toEqual(expect.arrayContaining(['dog', 'perro']));
  });

  it('keeps nothing of what was pasted', async () => {
    await trace('A weaselmobile and a flimwhistle stood in the garden.');
    const rows = await testApp.context.db.execute(
      sql`SELECT symbol FROM missing_symbols WHERE symbol IN ('weaselmobile', 'flimwhistle')`,
    );
    expect(rows.rows).toEqual([]);
  });

  it.each(['', 'a'.repeat(5001)])('refuses a text of the wrong length', async (content) => {
    const admin = await signedInClient(testApp, { isAdmin: true });
    expect((await admin.post(path, { content })).status).toBe(422);
  });

  it('is for administrators alone', async () => {
    const member = await signedInClient(testApp, { subscriptionTier: 'premium' });
    expect((await member.post(path, { content: 'A dog.' })).status).toBe(403);
  });
});
