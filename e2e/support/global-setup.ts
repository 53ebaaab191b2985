import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChitta } from './chitta.ts';

/** One server for all tests; each test brings its own member. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chitta-e2e-'));
  const chitta = await startChitta(dataDir);
  process.env.CHITTA_E2E_ORIGIN = chitta.origin;
  process.env.CHITTA_E2E_DATA_DIR = dataDir;
  return async () => {
    await chitta.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
