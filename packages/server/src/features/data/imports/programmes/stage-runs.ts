import type { AppContext } from '#server/context.ts';
import type { StagedProgrammes } from '#server/db/tables/data/imports.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';
import { importPath } from '#server/platform/files/import-path.ts';
import type { ImportedRun } from '../formats/read-programme-runs.ts';

/** Puts runs of programmes where they wait for the member to begin. What is never begun is swept. */
export async function stageRuns(
  { files }: Pick<AppContext, 'files'>,
  runs: readonly ImportedRun[],
): Promise<StagedProgrammes> {
  const name = createSecretToken();
  await files.put(importPath(name), Buffer.from(JSON.stringify(runs)), 'application/json');
  return { name, runs: runs.length };
}
