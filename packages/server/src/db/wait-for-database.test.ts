import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@chitta/embedded-postgres';
import { expect, it, onTestFinished } from 'vitest';
import { createDatabaseProxy } from '#server/testing/database-proxy.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { createDatabase } from './client.ts';
import { waitForDatabase } from './wait-for-database.ts';

it('waits for a database that comes up later, and says so once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chitta-late-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const nowhere = `postgresql://chitta@localhost/chitta?host=${encodeURIComponent(dataDir)}`;
  const proxy = await createDatabaseProxy(nowhere);
  const { pool, close } = createDatabase(proxy.connectionString);
  onTestFinished(close);
  const isWaiting = Promise.withResolvers<void>();
  let said = 0;
  const answered = waitForDatabase(pool, {
    maxMs: 60_000,
    onWait: () => {
      said += 1;
      isWaiting.resolve();
    },
  });
  await isWaiting.promise;
  const database = await startEmbeddedServer({ dataDir, isDurable: false });
  onTestFinished(() => database.stop());
  proxy.pointTo(database.connectionString);
  await answered;
  expect(said).toBe(1);
});

it('does not wait where waiting would not help', async () => {
  const database = await createTestDatabase({ isEmpty: true });
  onTestFinished(() => database.drop());
  const missing = new URL(database.connectionString);
  missing.pathname = '/nothing_here';
  const { pool, close } = createDatabase(missing.href);
  onTestFinished(close);
  const waiting = waitForDatabase(pool, { maxMs: 60_000, onWait: () => expect.unreachable() });
  await expect(waiting).rejects.toMatchObject({ code: '3D000' });
});
