import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { startChitta } from './chitta.ts';

/**
 * `test` with a server for each worker, whose members nobody else's tests meet: for what is told to everybody. What looks
 * into the data folder finds that of this server.
 */
export const test = base.extend<object, { readonly ownOrigin: string }>({
  ownOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the braces
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-e2e-own-'));
      const shared = process.env.CHITTA_E2E_DATA_DIR;
      const chitta = await startChitta(dataDir);
      process.env.CHITTA_E2E_DATA_DIR = dataDir;
      await use(chitta.origin);
      process.env.CHITTA_E2E_DATA_DIR = shared;
      await chitta.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ ownOrigin }, use) => use(ownOrigin),
});
