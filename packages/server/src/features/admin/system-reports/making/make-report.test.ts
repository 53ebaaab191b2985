import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemReports } from '#server/db/tables/admin/system-reports.ts';
import type { FileStorage } from '#server/platform/files/file-storage.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { programArguments, programEnvironment } from '#server/testing/program.ts';
import { deleteReport } from '../delete-report.ts';
import { createSystemReportQueries } from '../system-reports.queries.ts';
import { askedReport } from '../testing/report-samples.ts';
import { seedNews } from '../testing/seed-news.ts';
import { holdReport, leaseMs, ReportLostError } from './hold-report.ts';
import { makeReport, mostAttempts } from './make-report.ts';
import { makeDueReports, startMakingReports } from './start-making-reports.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => testApp.context.db.delete(systemReports));

async function rowOf(id: number) {
  const [row] = await testApp.context.db.select().from(systemReports).where(eq(systemReports.id, id));
  return row;
}

async function storedFiles(): Promise<string[]> {
  const found: string[] = [];
  for await (const { path } of testApp.context.files.list('system-reports')) found.push(path);
  return found;
}
async function clearFiles(): Promise<void> {
  for (const path of await storedFiles()) await testApp.context.files.delete(path);
}

/** The app with files that wait before they are kept. */
function withSlowFiles(beforeKeeping: () => Promise<void>): TestApp['context'] {
  const { files } = testApp.context;
  const slow: FileStorage = {
    ...files,
    putFile: async (...given) => {
      await files.putFile(...given);
      await beforeKeeping();
    },
  };
  return { ...testApp.context, files: slow };
}

describe('a report that is asked for', () => {
  it('is made at once by a node that listens', async () => {
    const loop = startMakingReports(testApp.context);
    const id = await askedReport(testApp);
    await vi.waitFor(async () => expect((await rowOf(id))?.status).toBe('ready'), { timeout: 20_000 });
    await loop.stop();
  });

  it('is made once by two nodes that look at the same time', async () => {
    await clearFiles();
    const id = await askedReport(testApp);
    await Promise.all([1, 2, 3].map(() => makeDueReports(testApp.context)));
    expect(await rowOf(id)).toMatchObject({ status: 'ready', attempts: 1, leaseOwner: null });
    expect(await storedFiles()).toHaveLength(1);
  });

  it('is taken over from a node that gives no sign, and what that one has made is not kept', async () => {
    await clearFiles();
    const id = await askedReport(testApp);
    const slow = withSlowFiles(async () => {
      testApp.clock.advance(leaseMs + 1);
      await makeReport(testApp.context, id);
    });
    await makeReport(slow, id);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'ready', attempts: 2 });
    expect(await storedFiles()).toEqual([row?.filePath]);
  });

  it('that is deleted while it is made leaves nothing', async () => {
    await clearFiles();
    const id = await askedReport(testApp);
    const actor = { id: null, name: 'test', address: null, requestId: null };
    await makeReport(
      withSlowFiles(() => deleteReport(testApp.context, actor, id)),
      id,
    );
    expect(await rowOf(id)).toBeUndefined();
    expect(await storedFiles()).toEqual([]);
  });

  it('is left to the next node by one that is stopped, as if it had not begun', async () => {
    const id = await askedReport(testApp);
    const stopping = new AbortController();
    stopping.abort();
    await makeReport(testApp.context, id, stopping.signal);
    expect(await rowOf(id)).toMatchObject({ status: 'generating', attempts: 0, leaseOwner: null });
    await makeDueReports(testApp.context);
    expect((await rowOf(id))?.status).toBe('ready');
  });

  it('has failed where it ended too often without a word', async () => {
    const id = await askedReport(testApp);
    await testApp.context.db.update(systemReports).set({ attempts: mostAttempts });
    await makeDueReports(testApp.context);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure: 'interrupted', filePath: null });
  });

  it.each([
    [
      'no_room',
      (): TestApp['context'] => ({ ...testApp.context, temporaryDisk: { isNearlyFull: () => true } }),
    ],
    [
      'counting_failed',
      () =>
        withSlowFiles(() => {
          throw new TypeError('the storage is broken');
        }),
    ],
  ] as const)('says %s, and keeps nothing', async (failure, contextOf) => {
    const id = await askedReport(testApp);
    await makeReport(contextOf(), id);
    expect(await rowOf(id)).toMatchObject({ status: 'failed', failure, size: null, filePath: null });
    expect((await rowOf(id))?.expiresAt).not.toBeNull();
  });

  it('says how far it is, and stops once it is somebody else’s', async () => {
    const id = await askedReport(testApp);
    const { context, clock } = testApp;
    const now = clock.now();
    const owner = '00000000-0000-4000-8000-000000000001';
    await createSystemReportQueries(context.db).claim(id, { owner, now, until: now });
    const hold = holdReport(context, { id, owner }, 10);
    hold.tell(0.427);
    await vi.waitFor(async () => expect((await rowOf(id))?.progress).toBe(42));
    expect((await rowOf(id))?.leaseUntil).toEqual(new Date(now.getTime() + leaseMs));
    const other = '00000000-0000-4000-8000-000000000002';
    await context.db.update(systemReports).set({ leaseOwner: other });
    await vi.waitFor(() => expect(() => hold.tell(0.5)).toThrow(ReportLostError));
    await hold.stop();
    expect((await rowOf(id))?.progress).toBe(42);
  });
});

describe('a node that is killed in the middle', { timeout: 120_000 }, () => {
  it('is replaced by another, and the report is there once', async () => {
    const { pool, config } = testApp.context;
    await seedNews(pool, { count: 150_000, from: '2021-01-01' });
    await clearFiles();
    const id = await askedReport(testApp, { type: 'money', from: '2021-01-01', until: '2021-12-31' });
    const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
    const nodeFile = fileURLToPath(new URL('../testing/report-node.ts', import.meta.url));
    const startNode = () =>
      spawn(process.execPath, programArguments(nodeFile), {
        env: {
          ...programEnvironment,
          DATABASE_URL: databaseUrl(rows[0]?.name ?? ''),
          DATA_DIR: config.dataDir,
          TMPDIR: tmpdir(),
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    const killed = startNode();
    const ended = once(killed, 'exit');
    while ((await rowOf(id))?.attempts !== 1) {
      await sleep(5);
      expect(killed.exitCode).toBeNull();
    }
    killed.kill('SIGKILL');
    expect((await ended)[1]).toBe('SIGKILL');
    expect(await rowOf(id)).toMatchObject({ status: 'generating', filePath: null });

    // Another one leaves it alone as long as the first might still be there, and takes it over then.
    expect((await once(startNode(), 'exit'))[0]).toBe(0);
    expect(await rowOf(id)).toMatchObject({ status: 'generating', attempts: 1 });
    await pool.query(`UPDATE system_reports SET lease_until = now() - interval '1 second'`);
    const others = [startNode(), startNode()];
    expect((await Promise.all(others.map((node) => once(node, 'exit')))).map(([code]) => code)).toEqual([
      0, 0,
    ]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'ready', attempts: 2 });
    expect(row?.metadata.rows).toBeGreaterThan(150_000);
    expect(await storedFiles()).toEqual([row?.filePath]);
  });
});

function databaseUrl(name: string): string {
  const url = new URL(testApp.context.pool.options.connectionString ?? '');
  url.pathname = `/${name}`;
  return url.href;
}
