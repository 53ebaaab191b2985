import { statSync } from 'node:fs';
import { CliError } from '../cli-error.ts';

/**
 * Fails for root where the data folder belongs to somebody else: the app, which runs as them, could neither read the
 * files that root restores there nor make its own backups in a folder that root has made.
 */
export function assertOwnFolder(dataDir: string, user = process.getuid?.()): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid;
  if (user !== 0 || owner === undefined || owner === 0) return;
  throw new CliError(
    `${dataDir} belongs to another user (uid ${owner}), who could not read what root writes there. ` +
      `Run this as that user: sudo -u '#${owner}' …`,
  );
}
