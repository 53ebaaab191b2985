import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { type ModelServer, startModelServer } from '../../packages/server/src/testing/model-server.ts';
import { startChitta } from './chitta.ts';

/** `test` with a server for each worker that has a language model, and the model itself; pages open at its address. */
export const test = base.extend<object, { readonly withModel: { origin: string; model: ModelServer } }>({
  withModel: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the braces
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-e2e-model-'));
      const model = await startModelServer();
      const environment = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'small-model' };
      const chitta = await startChitta(dataDir, undefined, undefined, environment);
      await use({ origin: chitta.origin, model });
      await chitta.stop();
      await model.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ withModel }, use) => use(withModel.origin),
});
