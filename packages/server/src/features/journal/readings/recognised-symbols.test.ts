import type { RecognisedSymbol } from '@chitta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

const client = await signedInClient(testApp);

async function keep(content: string): Promise<number> {
  const { body } = await client.post('/api/dreams', { userId: client.user.id, content });
  return body.data.id;
}

async function symbolsOf(id: number): Promise<RecognisedSymbol[]> {
  return (await client.get(`/api/dreams/${id}`)).body.data.recognizedSymbols;
}

describe('symbols of a dream', () => {
  it('come with what the dream says of them, in its own words, fresh and kept', async () => {
    const content =
      "I stood in front of my mother's car. The window was broken. I ran away and a dog chased me down the road. Then it jumped.";
    const fresh = await client.post('/api/translate-dream', { content });
    const kept = await symbolsOf(await keep(content));
    for (const symbols of [fresh.body.symbols as RecognisedSymbol[], kept]) {
      const first = (id: string) => symbols.find((symbol) => symbol.id === id)?.mentions[0];
      expect(first('car')).toMatchObject({ owner: 'mother' });
      expect(first('window')).toMatchObject({ condition: 'broken' });
      const acts = symbols.flatMap(({ mentions }) => mentions.flatMap(({ actor }) => actor ?? []));
      expect(acts).toContainEqual({ who: 'dreamer' });
      expect(acts).toContainEqual({ who: 'other', text: 'dog' });
      expect(acts.filter(({ text }) => text === 'it')).toEqual([]);
    }
    // A pronoun is no symbol, and says nothing that the word itself does not.
    const [mine] = (
      await symbolsOf(await keep('I was in my car and drove along the road for hours.'))
    ).filter(({ id }) => id === 'car');
    expect(mine?.mentions[0]).not.toHaveProperty('owner');
  });

  it('stay away from words of care, unless the reading says itself that it is nothing else', async () => {
    const id = await keep(
      'My uncle stood in the kitchen, by the dog, and touched me, like when I was little.',
    );
    expect(await symbolsOf(id)).toEqual([]);
    const read = async (strength: 'strong' | 'gentle', rule: string) => {
      const evidence = [{ start: 0, end: 8, rule }];
      const sentences = [{ text: 'It is heavy.', part: 'headline' as const, paragraph: 0, evidence }];
      const care = { kind: 'abuse_sexual', strength };
      const reading = { engineVersion: '5', language: 'en' as const, care, sentences };
      await testApp.context.db.update(dreams).set({ reading }).where(eq(dreams.id, id));
      return (await symbolsOf(id)).map((symbol) => symbol.id);
    };
    expect(await read('gentle', 'care.distress')).toEqual([]);
    // What is read gently is read, with a word of care beside it.
    expect(await read('gentle', 'arc.cue')).toContain('dog');
    // The page keeps them closed.
    expect(await read('strong', 'care.distress')).toContain('dog');
  });
});
