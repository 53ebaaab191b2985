import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort, startServerProcess } from '#server/testing/server-process.ts';
import { chittaWith } from '../testing/run-chitta.ts';

it('tells of a running server, and of what needs a person, by words and by its exit code', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chitta-status-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const run = (...args: string[]) => chittaWith({ DATA_DIR: dataDir, DATABASE_URL: '' }, ...args);
  expect(run('status')).toMatchObject({ status: 1, stderr: `Chitta is not running on ${dataDir}.\n` });
  const server = await startServerProcess({ dataDir, port: await freePort() });
  onTestFinished(() => server.stop());
  const first = run('status');
  expect(first).toMatchObject({ status: 1, stderr: 'There is no backup of the last two days.\n' });
  expect(first.stdout).toMatch(/^version +\d+\.\d+\.\d+\ndatabase +\d+ MB\n/);
  expect(run('backup').status).toBe(0);
  const second = run('status');
  expect([second.status, second.stderr]).toEqual([0, '']);
  expect(second.stdout).toMatch(/newest backup +\d{4}-\d\d-\d\d \d\d:\d\d UTC\n/);
  expect(second.stdout).toContain('Nothing needs a person.');
}, 120_000);
