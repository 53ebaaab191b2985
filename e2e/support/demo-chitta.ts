import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedServer } from '../../packages/embedded-postgres/src/index.ts';
import { type RunningChitta, startChitta } from './chitta.ts';

interface Demo {
  readonly origin: string;
  /** Of the demo member, who has a whole journal and everything that is part of premium. */
  readonly member: { readonly username: string; readonly password: string };
}

/** Waits for the line that tells how to sign in. */
async function readWayIn({ child }: RunningChitta): Promise<Demo['member']> {
  let said = '';
  for await (const part of child.stdout ?? []) {
    said += String(part);
    const found = /log in as "(?<username>[^"]+)" with the password "(?<password>[^"]+)"/.exec(said);
    const { username, password } = found?.groups ?? {};
    if (username && password) return { username, password };
  }
  throw new TypeError('the server ended before it told how to sign in');
}

/** `test` with a server for each worker that has the demo member; pages open at its address. */
export const test = base.extend<object, { readonly demo: Demo }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the braces
    async ({}, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-e2e-demo-'));
      const database = await startEmbeddedServer({ dataDir });
      const chitta = await startChitta(dataDir, undefined, database.connectionString, {}, ['--demo']);
      const member = await readWayIn(chitta);
      const client = new pg.Client({ connectionString: database.connectionString });
      await client.connect();
      await client.query('UPDATE users SET has_unlimited_access = true WHERE is_demo');
      await client.end();
      await use({ origin: chitta.origin, member });
      await chitta.stop();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ demo }, use) => use(demo.origin),
});
