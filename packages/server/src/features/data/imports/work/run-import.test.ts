import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppContext } from '#server/context.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { resumeImportsJob } from '../resume-imports.job.ts';
import { startImport } from '../start-import.ts';
import { staged, tableOf } from '../testing/import-files.ts';
import { leaseMs } from './import-run.ts';
import { createImportRunner } from './import-runner.ts';
import { batchSize, runImport } from './run-import.ts';

let testApp: TestApp;
let context: AppContext;

beforeAll(async () => {
  testApp = await buildTestApp();
  context = testApp.context;
});
afterAll(() => testApp.close());

const count = batchSize * 3 + 7;
/** Begins an import and leaves all the work to the test. */
const idle = { run: async () => undefined, stop: async () => undefined };

async function began(client: SignedInClient, dreams = count): Promise<{ userId: number; id: number }> {
  const { id } = await staged(client, { name: 'dreams.csv', content: tableOf(dreams) });
  await startImport(context, idle, { member: client.user, id });
  return { userId: client.user.id, id };
}

async function facts(client: SignedInClient, id: number) {
  const { data } = (await client.get(`/api/imports/${id}`)).body;
  const { total } = (await client.get('/api/dreams/facets')).body.data;
  const { rows } = await context.pool.query<{ texts: number; dreams: number; shards: number }>(
    `SELECT count(DISTINCT content)::integer AS texts, count(*)::integer AS dreams,
       (SELECT coalesce(sum(dream_count), 0)::integer FROM dream_shards WHERE user_id = $1) AS shards
     FROM dreams WHERE user_id = $1 AND deleted_at IS NULL`,
    [client.user.id],
  );
  return { state: data.state, written: data.written, total, ...rows[0] };
}

/** Does one batch, then is gone as if by `kill -9`: the lease stays, nothing is tidied up. */
async function dieAfterOneBatch(key: { userId: number; id: number }): Promise<void> {
  const controller = new AbortController();
  let looks = 0;
  const clock = {
    now: () => {
      looks += 1;
      // The first look is for the lease, the second for the first batch.
      if (looks === 2) controller.abort();
      return context.clock.now();
    },
  };
  await runImport({ ...context, clock }, key, controller.signal);
  await context.pool.query(
    'UPDATE imports SET lease_owner = gen_random_uuid(), lease_until = $2 WHERE id = $1',
    [key.id, new Date(context.clock.now().getTime() + leaseMs)],
  );
}

describe('the work on an import', () => {
  it('writes every dream once, whoever begins it and how often', async () => {
    const client = await signedInClient(testApp);
    const { id } = await staged(client, { name: 'dreams.csv', content: tableOf(count) });
    const runners = [createImportRunner(context), createImportRunner(context)];
    await Promise.all(runners.map((runner) => startImport(context, runner, { member: client.user, id })));
    await Promise.all(runners.map((runner) => runner.run({ userId: client.user.id, id })));
    await expect.poll(async () => (await facts(client, id)).state, { timeout: 15_000 }).toBe('done');
    expect(await facts(client, id)).toMatchObject({
      written: count,
      total: count,
      dreams: count,
      texts: count,
    });
  });

  it('is taken up again where a node that died has left it, and not before', async () => {
    const client = await signedInClient(testApp);
    const key = await began(client);
    const job = resumeImportsJob(context);
    await dieAfterOneBatch(key);
    const left = await facts(client, key.id);
    expect(left).toMatchObject({ state: 'running', written: batchSize, total: batchSize });
    await job.run();
    expect(await facts(client, key.id)).toEqual(left);
    testApp.clock.advance(leaseMs + 1);
    await job.run();
    expect(await facts(client, key.id)).toMatchObject({
      state: 'done',
      written: count,
      total: count,
      dreams: count,
      texts: count,
      shards: count,
    });
  });

  it('notices that it was given up, and takes back what it wrote', async () => {
    const client = await signedInClient(testApp);
    await client.post('/api/dreams', { userId: client.user.id, content: 'This one was here before.' });
    const key = await began(client);
    await dieAfterOneBatch(key);
    await client.post(`/api/imports/${key.id}/cancel`);
    testApp.clock.advance(leaseMs + 1);
    // Looking at it is enough to set it going again.
    await expect.poll(async () => (await facts(client, key.id)).state, { timeout: 15_000 }).toBe('cancelled');
    expect(await facts(client, key.id)).toMatchObject({ written: 0, total: 1, dreams: 1 });
    expect((await client.post(`/api/imports/${key.id}/start`)).body.reason).toBe('imports.wrong_state');
  });

  it('names a dream that cannot be written and goes on with the others', async () => {
    const client = await signedInClient(testApp);
    const key = await began(client, 5);
    await context.pool.query(
      `UPDATE import_entries SET row_id = (
         SELECT row_id FROM import_entries WHERE import_id = $1 AND position = 2) + 1000000 WHERE import_id = $1 AND position = 3`,
      [key.id],
    );
    await context.pool.query(
      `INSERT INTO dreams (user_id, id, title, content, language, shard)
       SELECT user_id, row_id, 'in the way', 'in the way', 'en', 1 FROM import_entries WHERE import_id = $1 AND position = 3`,
      [key.id],
    );
    await runImport(context, key);
    const { data } = (await client.get(`/api/imports/${key.id}`)).body;
    expect(data).toMatchObject({ state: 'done', written: 4, refused: [{ line: 4, problem: 'failed' }] });
  });
});

describe('an undo', () => {
  it('names what was changed since, and keeps it or takes it as the member says', async () => {
    for (const [changed, left] of [
      ['keep', 2],
      ['take', 0],
    ] as const) {
      const client = await signedInClient(testApp);
      const key = await began(client);
      await runImport(context, key);
      testApp.clock.advance(60_000);
      const { items } = (await client.get('/api/dreams?limit=3')).body.data;
      await client.patch(`/api/dreams/${items[0].id}`, { title: 'My own words' });
      await client.patch(`/api/dreams/${items[1].id}`, { tags: ['house'] });
      await client.delete(`/api/dreams/${items[2].id}`);
      const { data } = (await client.get(`/api/imports/${key.id}`)).body;
      expect(data.changed).toMatchObject([{ id: items[1].id }, { id: items[0].id, title: 'My own words' }]);
      await client.post(`/api/imports/${key.id}/undo`, { changed });
      await expect.poll(async () => (await facts(client, key.id)).state, { timeout: 15_000 }).toBe('undone');
      expect(await facts(client, key.id)).toMatchObject({ total: left, dreams: left, written: left });
      const again = await client.post(`/api/imports/${key.id}/undo`, { changed });
      expect(again.body.reason).toBe('imports.wrong_state');
    }
  });

  it('is possible for seven days', async () => {
    const client = await signedInClient(testApp);
    const key = await began(client, 3);
    await runImport(context, key);
    testApp.clock.advance(7 * 24 * 60 * 60 * 1000 + 1);
    expect((await client.get('/api/imports')).body.data.items[0].undoUntil).toBeNull();
    const { status, body } = await client.post(`/api/imports/${key.id}/undo`, { changed: 'keep' });
    expect([status, body.reason]).toEqual([409, 'imports.wrong_state']);
  });
});
