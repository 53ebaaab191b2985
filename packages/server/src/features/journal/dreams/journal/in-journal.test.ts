import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { lockJournal } from './in-journal.ts';

const testApp = await buildTestApp();
const { db, pool } = testApp.context;
afterAll(() => testApp.close());

const content = 'I was in my old house and the dog barked at me.';

it('lets a hundred saves of one member hold one connection, and refuses what is too much at once', async () => {
  const eager = await signedInClient(testApp);
  const calm = await signedInClient(testApp);
  const save = () => eager.post('/api/dreams', { userId: eager.user.id, content });
  await save();
  const letGo = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  // As another node would: what waits for the lock now waits until it is let go.
  const holder = db.transaction(async (tx) => {
    await lockJournal(tx, eager.user.id);
    isHeld.resolve();
    await letGo.promise;
  });
  await isHeld.promise;
  const answers: number[] = [];
  const saves = Array.from({ length: 100 }, async () => {
    const { status } = await save();
    answers.push(status);
    return status;
  });
  // One in the database, forty in line: the others are refused without waiting.
  await vi.waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(59), { timeout: 30_000 });
  expect(new Set(answers)).toEqual(new Set([429]));
  await vi.waitFor(
    async () => {
      const { rows } = await db.execute<{ count: number }>(
        sql`SELECT count(*)::integer AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      expect(rows[0]?.count).toBe(1);
      expect(pool.totalCount - pool.idleCount).toBeLessThanOrEqual(3);
    },
    { timeout: 8_000 },
  );
  expect(pool.waitingCount).toBe(0);
  expect((await calm.post('/api/dreams', { userId: calm.user.id, content })).status).toBe(201);
  letGo.resolve();
  await holder;
  const all = await Promise.all(saves);
  expect(all.filter((status) => status === 201)).toHaveLength(
    100 - answers.filter((each) => each === 429).length,
  );
  expect(all.filter((status) => status === 201).length).toBeGreaterThan(0);
});
