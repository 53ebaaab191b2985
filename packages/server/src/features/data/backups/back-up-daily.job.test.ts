import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { backUpDailyJob } from './back-up-daily.job.ts';
import { nameBackup } from './backup-folder.ts';
import { createFolder } from './testing/backup-fixture.ts';

const hour = 3_600_000;

let testApp: TestApp | undefined;

afterEach(() => testApp?.close());

async function prepare(isDaily = true) {
  const folder = join(await createFolder(), 'backups');
  testApp = await buildTestApp({ config: { backups: { folder, isDaily, keep: 14 } } });
  const job = backUpDailyJob(testApp.context);
  return { folder, job, clock: testApp.clock };
}

it('makes one a day, however often it is asked', async () => {
  const { folder, job, clock } = await prepare();
  await job.run();
  clock.advance(hour);
  await job.run();
  expect(await readdir(folder)).toHaveLength(1);
  clock.advance(23 * hour);
  await job.run();
  expect(await readdir(folder)).toHaveLength(2);
});

it('keeps fourteen, and whatever a person made', async () => {
  const { folder, job, clock } = await prepare();
  await mkdir(folder);
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 24 * hour);
  const daily = Array.from({ length: 16 }, (_, day) => nameBackup(daysAgo(day + 1), 'daily'));
  const byHand = [nameBackup(daysAgo(90), 'manual'), nameBackup(daysAgo(80), 'before-restore'), 'notes.txt'];
  for (const name of [...daily, ...byHand]) await writeFile(join(folder, name), '');
  await job.run();
  const left = await readdir(folder);
  expect(left).toEqual(expect.arrayContaining([...byHand, ...daily.slice(0, 13)]));
  expect(left).toHaveLength(14 + byHand.length);
});

it('leaves an outside database to its operator', async () => {
  const { folder, job } = await prepare(false);
  await job.run();
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
});
