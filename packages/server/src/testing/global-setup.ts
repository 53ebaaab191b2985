import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '@chitta/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { createTemplateDatabase } from './template-database.ts';

/** One PostgreSQL for the whole run, with the migrated template that each test file's database is cloned from. */
export default async function startTestServer(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chitta-test-'));
  const server = await startEmbeddedServer({ dataDir, isDurable: false });
  await createTemplateDatabase(server.connectionString);
  project.provide('postgresUrl', server.connectionString);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
