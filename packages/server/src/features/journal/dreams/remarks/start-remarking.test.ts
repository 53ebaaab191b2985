import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { remarks } from '#server/db/tables/journal/remarks.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { queueRemark } from './queue-remark.ts';
import { dreamsPerStep, remarkStep } from './remark-step.ts';
import { startRemarking } from './start-remarking.ts';

const testApp = await buildTestApp();
const { context, clock } = testApp;
const { db, engine } = context;
afterAll(() => testApp.close());

const content = 'Zorba stood by the locked door of my old house.';

async function memberWith(count: number): Promise<SignedInClient> {
  const client = await signedInClient(testApp);
  for (let dream = 0; dream < count; dream += 1) {
    clock.advance(60_000);
    await client.post('/api/dreams', { userId: client.user.id, content });
  }
  return client;
}

/** Adds a symbol and notes what is to be done, without anybody doing it. */
async function addQuietly({ user }: SignedInClient): Promise<string> {
  const symbol = { userId: user.id, language: 'en' as const, name: 'Zorba', nameKey: 'zorba' };
  const [row] = await db.insert(personalSymbols).values(symbol).returning();
  await queue(user.id, ['Zorba']);
  return `personal-${row?.id}`;
}
const queue = (userId: number, words: string[], symbolIds: string[] = []) =>
  inTransaction(db, (tx) => queueRemark(tx, context, { userId, words, symbolIds }));

const marked = async (client: SignedInClient, symbol: string): Promise<boolean[]> => {
  const { body } = await client.get('/api/dreams?limit=50');
  return body.data.items.map(({ symbols }: { symbols: { id: string }[] }) =>
    symbols.some(({ id }) => id === symbol),
  );
};
const step = ({ user }: SignedInClient) => remarkStep(context, { userId: user.id, priority: 'background' });
/** Has everything done that is due, until nothing is left of this member. */
async function workOff(client: SignedInClient): Promise<void> {
  const loop = startRemarking(context);
  await vi.waitFor(async () => expect(await rowOf(client)).toBeUndefined(), { timeout: 20_000 });
  await loop.stop();
}
const rowOf = async ({ user }: SignedInClient) =>
  (await db.select().from(remarks).where(eq(remarks.userId, user.id)))[0];

describe('marking dreams anew', () => {
  it('goes on where it was cut off, newest first, in steps of a few dreams', async () => {
    const client = await memberWith(dreamsPerStep + 3);
    const symbol = await addQuietly(client);
    expect(await step(client)).toBe(true);
    const list = async () => (await client.get('/api/personal-symbols')).body.data;
    expect(await list()).toMatchObject({ isMarking: true, items: [{ frequency: dreamsPerStep }] });
    const after = await marked(client, symbol);
    expect(after).toEqual([...Array(dreamsPerStep).fill(true), false, false, false]);
    // The node that was at it is gone, and its hold with it.
    await db.update(remarks).set({ leaseOwner: crypto.randomUUID(), leaseUntil: clock.now() });
    const mark = vi.spyOn(engine, 'mark');
    await workOff(client);
    expect(mark).toHaveBeenCalledTimes(3);
    mark.mockRestore();
    expect((await marked(client, symbol)).every(Boolean)).toBe(true);
    expect(await rowOf(client)).toBeUndefined();
    expect(await list()).toMatchObject({ isMarking: false, items: [{ frequency: dreamsPerStep + 3 }] });
  });

  it('answers at once, and does the rest of a long journal beside', async () => {
    const client = await memberWith(dreamsPerStep + 3);
    const loop = startRemarking(context);
    const { body } = await client.post('/api/personal-symbols', { name: 'Zorba' });
    expect(body.data.frequency).toBeGreaterThanOrEqual(dreamsPerStep);
    await vi.waitFor(async () => expect(await rowOf(client)).toBeUndefined(), { timeout: 20_000 });
    await loop.stop();
    expect((await client.get('/api/personal-symbols')).body.data.items[0].frequency).toBe(dreamsPerStep + 3);
  });

  it('takes several changes together and begins anew with each', async () => {
    const client = await memberWith(dreamsPerStep + 1);
    const symbol = await addQuietly(client);
    await step(client);
    await queue(client.user.id, ['door'], ['personal-9']);
    expect(await rowOf(client)).toMatchObject({
      words: ['Zorba', 'door'],
      symbolIds: ['personal-9'],
      version: 2,
      cursorId: null,
    });
    await workOff(client);
    expect((await marked(client, symbol)).every(Boolean)).toBe(true);
  });

  it('does not end where something was asked for during the last step', async () => {
    const client = await memberWith(1);
    await addQuietly(client);
    const mark = vi.spyOn(engine, 'mark').mockImplementationOnce(async (work, task) => {
      await queue(client.user.id, ['door']);
      mark.mockRestore();
      return engine.mark(work, task);
    });
    expect(await step(client)).toBe(true);
    expect(await rowOf(client)).toMatchObject({ version: 2, cursorId: null, leaseOwner: null });
    expect(await step(client)).toBe(false);
  });

  it('is left to another node that is at it', async () => {
    const client = await memberWith(1);
    const symbol = await addQuietly(client);
    const until = new Date(clock.now().getTime() + 1_000);
    await db.update(remarks).set({ leaseOwner: crypto.randomUUID(), leaseUntil: until });
    expect(await step(client)).toBe(false);
    expect(await marked(client, symbol)).toEqual([false]);
    clock.advance(2_000);
    expect(await step(client)).toBe(false);
    expect(await marked(client, symbol)).toEqual([true]);
  });

  it('waits where the engine is busy, and passes over a dream that no thread gets through', async () => {
    const client = await memberWith(2);
    const symbol = await addQuietly(client);
    const mark = vi.spyOn(engine, 'mark').mockRejectedValueOnce(new AppError('server.overloaded'));
    await expect(step(client)).rejects.toMatchObject({ reason: 'server.overloaded' });
    expect(await rowOf(client)).toMatchObject({ cursorId: null, leaseOwner: null });
    mark.mockRejectedValueOnce(new AppError('server.timed_out'));
    expect(await step(client)).toBe(false);
    mark.mockRestore();
    expect(await marked(client, symbol)).toEqual([false, true]);
  });

  it('stops with a closed account, and goes with it', async () => {
    const client = await memberWith(1);
    await addQuietly(client);
    await db.update(users).set({ accountStatus: 'deleted' }).where(eq(users.id, client.user.id));
    expect(await step(client)).toBe(false);
    expect(await rowOf(client)).toMatchObject({ cursorId: null, leaseOwner: null });
    await db.delete(users).where(eq(users.id, client.user.id));
    expect(await rowOf(client)).toBeUndefined();
  });

  it('looks at its start for what another node left', async () => {
    const client = await memberWith(1);
    const symbol = await addQuietly(client);
    await workOff(client);
    expect(await marked(client, symbol)).toEqual([true]);
  });

  it('gives everybody their turn, whoever’s dreams cannot be marked', async () => {
    const clients = [await memberWith(1), await memberWith(1)] as const;
    const symbols = [await addQuietly(clients[0])];
    clock.advance(1_000);
    symbols.push(await addQuietly(clients[1]));
    const real = engine.mark.bind(engine);
    const mark = vi.spyOn(engine, 'mark').mockImplementation((work, task) => {
      if (work.member.id === clients[0].user.id) throw new TypeError('broken');
      return real(work, task);
    });
    await workOff(clients[1]);
    mark.mockRestore();
    expect(await marked(clients[0], symbols[0] ?? '')).toEqual([false]);
    expect(await marked(clients[1], symbols[1] ?? '')).toEqual([true]);
    await workOff(clients[0]);
    expect(await marked(clients[0], symbols[0] ?? '')).toEqual([true]);
  });
});
