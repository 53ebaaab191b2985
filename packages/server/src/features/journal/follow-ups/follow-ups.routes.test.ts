import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type DreamRow, dreams } from '#server/db/tables/journal/dreams.ts';
import { followUps } from '#server/db/tables/journal/follow-ups.ts';
import { createLogger } from '#server/platform/logging/create-logger.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { eraseDeletedDreams } from '../dreams/erase-deleted-dreams.ts';

const day = 24 * 60 * 60 * 1000;
const text = 'A dog chased me through the old house and I ran from the dog until it was gone.';

const logged: string[] = [];
const testApp = await buildTestApp({
  parts: { log: createLogger('trace', { write: (entry) => logged.push(entry) }) },
});
afterAll(() => testApp.close());

let client: SignedInClient;
beforeEach(async () => {
  client = await signedInClient(testApp, { timezone: 'UTC' });
});

/** Keeps a dream with its reading. */
async function keepDream(who = client, content = text): Promise<number> {
  const read = await who.post('/api/translate-dream', { content });
  const { translation } = read.body;
  const { body } = await who.post('/api/dreams', { userId: who.user.id, content, translation });
  return body.data.id;
}

const put = (id: number, what: string, body: object, who = client) =>
  who.send({ method: 'PUT', url: `/api/dreams/${id}/${what}`, payload: body });
const followUp = async (id: number) => (await client.get(`/api/dreams/${id}/follow-up`)).body.data;
const rowOf = (id: number) => testApp.context.db.select().from(followUps).where(eq(followUps.dreamId, id));

describe('what came after a reading', () => {
  it('is nothing at first, but for what the reading spoke of', async () => {
    const id = await keepDream();
    const data = await followUp(id);
    expect(data).toMatchObject({ dreamId: id, answer: null, deed: null, fit: null, rates: [] });
    expect(data.symbols).toContainEqual({ id: 'house', name: 'House' });
  });

  it('is kept one by one, changed and deleted', async () => {
    const id = await keepDream();
    expect((await put(id, 'answer', { text: '  Yesterday I waited.  ' })).body.data.answer).toBe(
      'Yesterday I waited.',
    );
    await put(id, 'deed', { state: 'accepted' });
    await put(id, 'fit', { verdict: 'partly', change: 'I rang my brother.', misfits: ['dog'] });
    expect(await followUp(id)).toMatchObject({
      answer: 'Yesterday I waited.',
      deed: 'accepted',
      fit: { verdict: 'partly', change: 'I rang my brother.', misfits: ['dog'] },
    });
    await put(id, 'deed', { state: 'done' });
    await put(id, 'fit', { verdict: 'yes', misfits: ['dog'] });
    await client.delete(`/api/dreams/${id}/answer`);
    expect(await followUp(id)).toMatchObject({
      answer: null,
      deed: 'done',
      fit: { verdict: 'yes', change: '', misfits: [] },
    });
    await client.delete(`/api/dreams/${id}/deed`);
    expect((await client.delete(`/api/dreams/${id}/fit`)).body.data).toMatchObject({ deed: null, fit: null });
  });

  it('names no symbol that the reading did not speak of', async () => {
    const id = await keepDream();
    const { body } = await put(id, 'fit', { verdict: 'no', misfits: ['house', 'submarine', 'house'] });
    expect(body.data.fit.misfits).toEqual(['house']);
  });

  it('has one row, whatever several devices write at once; the last one counts', async () => {
    const id = await keepDream();
    const texts = ['one', 'two', 'three', 'four'];
    const writes = [
      ...texts.map((each) => put(id, 'answer', { text: each })),
      put(id, 'deed', { state: 'accepted' }),
      put(id, 'fit', { verdict: 'yes' }),
    ];
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual(writes.map(() => 200));
    await put(id, 'answer', { text: 'last' });
    expect(await rowOf(id)).toMatchObject([{ answer: 'last', deed: 'accepted', verdict: 'yes' }]);
  });

  it('is in no log, not even where it is refused or cannot be kept', async () => {
    const id = await keepDream();
    await put(id, 'answer', { text: 'a word like zyzzyva' });
    await put(id, 'fit', { verdict: 'zyzzyva', change: 'zyzzyva' });
    const { db } = testApp.context;
    await db.execute(sql`ALTER TABLE follow_ups RENAME TO follow_ups_away`);
    const failed = await put(id, 'fit', { verdict: 'no', change: 'zyzzyva' });
    await db.execute(sql`ALTER TABLE follow_ups_away RENAME TO follow_ups`);
    expect(failed.status).toBe(500);
    expect(logged.join('')).toContain('request failed');
    expect(logged.join('')).not.toContain('zyzzyva');
  });

  it('needs a reading', async () => {
    const { body } = await client.post('/api/dreams', { userId: client.user.id, content: text });
    const { id } = body.data;
    expect(await followUp(id)).toMatchObject({ symbols: [], fit: null });
    expect(await put(id, 'fit', { verdict: 'yes' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', reason: 'follow_ups.no_reading' },
    });
  });

  it.each([
    ['answer', { text: 'x'.repeat(501) }],
    ['answer', { text: '   ' }],
    ['fit', { verdict: 'yes', change: 'x'.repeat(1001) }],
    ['fit', { verdict: 'perhaps' }],
    ['deed', { state: 'postponed' }],
  ])('refuses %s %j', async (what, body) => {
    const id = await keepDream();
    expect((await put(id, what, body)).status).toBe(422);
    expect(await rowOf(id)).toEqual([]);
  });

  it('leaves and comes back with its dream, and is erased with it', async () => {
    const id = await keepDream();
    await put(id, 'answer', { text: 'Yesterday I waited.' });
    await client.delete(`/api/dreams/${id}`);
    expect((await client.get(`/api/dreams/${id}/follow-up`)).status).toBe(404);
    expect((await put(id, 'deed', { state: 'done' })).status).toBe(404);
    await client.post(`/api/dreams/${id}/restore`);
    expect(await followUp(id)).toMatchObject({ answer: 'Yesterday I waited.', deed: null });
    await client.delete(`/api/dreams/${id}`);
    testApp.clock.advance(day);
    await eraseDeletedDreams(testApp.context);
    expect(await rowOf(id)).toEqual([]);
  });

  it('keeps what it said of the symbols when the text of the dream changes', async () => {
    const id = await keepDream();
    await put(id, 'fit', { verdict: 'partly', misfits: ['dog'] });
    await client.patch(`/api/dreams/${id}`, { content: `${text} Then I woke up.` });
    await put(id, 'fit', { verdict: 'no', misfits: ['dog'] });
    const data = await followUp(id);
    expect(data.fit.misfits).toEqual(['dog']);
    expect(data.symbols.map((symbol: { id: string }) => symbol.id)).toContain('house');
  });

  it('tells how often readings of a symbol fitted, from three answers on', async () => {
    const ids = [await keepDream(), await keepDream(), await keepDream()];
    const [first = 0, second = 0, third = 0] = ids;
    await put(first, 'fit', { verdict: 'yes' });
    await put(second, 'fit', { verdict: 'partly', misfits: ['dog'] });
    expect((await followUp(first)).rates).toEqual([]);
    const { rates } = (await put(third, 'fit', { verdict: 'no' })).body.data;
    expect(rates).toContainEqual({ id: 'house', name: 'House', fitted: 2, answered: 3 });
    expect(rates).toContainEqual({ id: 'dog', name: 'Dog', fitted: 1, answered: 3 });
  });
});

describe('the question of the journal', () => {
  const due = async () => (await client.get('/api/follow-ups')).body.data.due;
  const dismiss = (id: number, asked: number) =>
    client.post(`/api/dreams/${id}/fit/dismissal`, { day: asked });
  /** Makes the dream as old as that many days. */
  const age = (id: number, days: number) =>
    testApp.context.db
      .update(dreams)
      .set({ createdAt: new Date(testApp.clock.now().getTime() - days * day) })
      .where(eq(dreams.id, id));

  it.each([
    [0, null],
    [1, null],
    [2, 2],
    [5, 2],
    [6, null],
    [7, 7],
    [13, 7],
    [14, null],
  ])('%i days after the reading: %s', async (days, asked) => {
    const id = await keepDream();
    await age(id, days);
    expect((await due())?.day ?? null).toBe(asked);
  });

  it('is about the newest dream, and names what its reading spoke of', async () => {
    const [older, newer] = [await keepDream(), await keepDream()];
    await age(older, 3);
    await age(newer, 2);
    expect(await due()).toMatchObject({
      dreamId: newer,
      day: 2,
      title: 'A dog chased me through the old house and I ran fr…',
    });
    expect((await due()).symbols).toContainEqual({ id: 'dog', name: 'Dog' });
    const { items } = (await client.get('/api/dreams')).body.data;
    const listed = items.find(({ id }: { id: number }) => id === newer);
    expect(listed.proposedTitle).toContain('dog');
    expect((await due()).proposedTitle).toBe(listed.proposedTitle);
    const [row] = await testApp.context.db.select().from(dreams).where(eq(dreams.id, newer));
    const { reading } = row as DreamRow;
    const [first, ...others] = reading?.sentences ?? [];
    const withThought = [{ ...first, text: 'You let it run.', part: 'headline' }, ...others] as typeof others;
    await testApp.context.db
      .update(dreams)
      .set({ reading: reading && { ...reading, sentences: withThought } })
      .where(eq(dreams.id, newer));
    expect(await due()).toMatchObject({ headline: 'You let it run.' });
    const withoutThought = others.filter(({ part }) => part !== 'headline');
    await testApp.context.db
      .update(dreams)
      .set({ reading: reading && { ...reading, sentences: withoutThought } })
      .where(eq(dreams.id, newer));
    expect(await due()).toMatchObject({ headline: null });
  });

  it('is one a day: the next dream has its turn tomorrow', async () => {
    const [older, newer] = [await keepDream(), await keepDream()];
    await age(older, 3);
    await age(newer, 2);
    await put(newer, 'fit', { verdict: 'yes' });
    expect(await due()).toBeNull();
    testApp.clock.advance(day);
    expect(await due()).toMatchObject({ dreamId: older });
  });

  it('comes once more after a week where it was put aside on the second day', async () => {
    const id = await keepDream();
    await age(id, 2);
    await dismiss(id, 2);
    await dismiss(id, 2);
    testApp.clock.advance(day);
    expect(await due()).toBeNull();
    testApp.clock.advance(4 * day);
    expect(await due()).toMatchObject({ dreamId: id, day: 7 });
    await dismiss(id, 7);
    await dismiss(id, 2);
    testApp.clock.advance(day);
    expect(await due()).toBeNull();
  });

  it('does not come again for what was taken back', async () => {
    const id = await keepDream();
    await age(id, 2);
    await put(id, 'fit', { verdict: 'yes' });
    await client.delete(`/api/dreams/${id}/fit`);
    testApp.clock.advance(5 * day);
    expect(await due()).toBeNull();
  });

  it('is off where the member wants none', async () => {
    const id = await keepDream();
    await age(id, 2);
    await client.patch('/api/reading-settings', { followUpQuestions: false });
    expect(await due()).toBeNull();
    await client.patch('/api/reading-settings', { followUpQuestions: true });
    expect(await due()).toMatchObject({ dreamId: id });
  });

  it('is not asked about a deleted dream, one without a reading, or a reading that only comforts', async () => {
    const deleted = await keepDream();
    await client.delete(`/api/dreams/${deleted}`);
    const { body } = await client.post('/api/dreams', { userId: client.user.id, content: text });
    const comforted = await keepDream(client, 'My father hit me again and again. I wanted to kill myself.');
    for (const id of [deleted, body.data.id, comforted]) await age(id, 2);
    expect(await due()).toBeNull();
  });

  it('counts days where the member lives', async () => {
    testApp.clock.set(new Date('2026-03-10T04:30:00Z'));
    client = await signedInClient(testApp, { timezone: 'America/Bogota' });
    // Half an hour before midnight in Bogotá: kept on the 9th there, on the 10th in UTC.
    const id = await keepDream();
    testApp.clock.set(new Date('2026-03-11T05:30:00Z'));
    expect(await due()).toMatchObject({ dreamId: id, day: 2 });
  });
});
