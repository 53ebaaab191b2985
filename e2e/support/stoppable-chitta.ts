import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedServer } from '../../packages/embedded-postgres/src/index.ts';
import { freePort, startChitta } from './chitta.ts';

/** A server of a test's own, which can be taken away and brought back at the same address. */
export interface StoppableChitta {
  readonly origin: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Makes a member premium, as an admin would. */
  makePremium(username: string): Promise<void>;
}

/** `test` with a server for each worker; pages open at its address. */
export const test = base.extend<object, { readonly chitta: StoppableChitta }>({
  chitta: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the braces
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-e2e-own-'));
      const database = await startEmbeddedServer({ dataDir });
      const port = await freePort();
      const start = () => startChitta(dataDir, port, database.connectionString);
      let running = await start();
      await use({
        origin: running.origin,
        stop: () => running.stop(),
        start: async () => {
          running = await start();
        },
        makePremium: (username) => makePremium(database.connectionString, username),
      });
      await running.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ chitta }, use) => use(chitta.origin),
});

async function makePremium(databaseUrl: string, username: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("UPDATE users SET subscription_tier = 'premium' WHERE username = $1", [username]);
  await client.end();
}
