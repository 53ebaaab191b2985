import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DataDirInUseError, findRunningServer, startEmbeddedServer } from '@chitta/embedded-postgres';
import { type Config, createConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { createSecrets, type Secrets } from '#server/config/secrets.ts';
import { createDatabase, type DatabaseConnection } from '#server/db/client.ts';
import { freeBytes } from '#server/platform/files/free-bytes.ts';
import { CliError } from '../cli-error.ts';

/** The operator's settings, as the app would read them. */
export interface OwnSettings {
  readonly config: Config;
  readonly secrets: Secrets;
}

export function readOwnSettings(): OwnSettings {
  const env = readEnvironment();
  return { config: createConfig(env), secrets: createSecrets(env) };
}

interface OpenOptions {
  readonly command: string;
  readonly sharesRunning: boolean;
  readonly createsNew?: boolean;
}

/**
 * Opens the database that the app would use: the outside one, or the embedded one, which is started for the command
 * and stopped by `close`. Where an app has that one, its server is used if `sharesRunning`; else the error names it. A new
 * one is made only if `createsNew`: a wrong DATA_DIR is likelier than a wish for an empty database.
 */
export async function openOwnDatabase(
  { config, secrets }: OwnSettings,
  { command, sharesRunning, createsNew = false }: OpenOptions,
): Promise<DatabaseConnection> {
  const connect = (address: string) => createDatabase(address, { applicationName: `chitta ${command}` });
  if (config.database.kind === 'url') return connect(secrets.databaseUrl ?? '');
  const { dataDir } = config.database;
  if (!createsNew && !existsSync(join(dataDir, 'postgres'))) {
    throw new CliError(`There is no database in ${dataDir}. Is DATA_DIR the right folder?`);
  }
  try {
    const server = await startEmbeddedServer({
      dataDir,
      address: `npm run chitta -- ${command}`,
      freeBytes,
    });
    const connection = connect(server.connectionString);
    return {
      ...connection,
      close: async () => {
        await connection.close();
        await server.stop();
      },
    };
  } catch (error) {
    const running =
      sharesRunning && error instanceof DataDirInUseError ? findRunningServer(dataDir) : undefined;
    if (running === undefined) throw error;
    return connect(running);
  }
}
