import { startEmbeddedServer } from '@chitta/embedded-postgres';
import type { Config } from './config/config.ts';
import type { Secrets } from './config/secrets.ts';
import type { AppContext } from './context.ts';
import { createDatabase, type DatabaseConnection } from './db/client.ts';
import { waitForDatabase } from './db/wait-for-database.ts';
import type { Teardown } from './platform/concurrency/teardown.ts';
import { freeBytes } from './platform/files/free-bytes.ts';

export interface OpenDatabase extends DatabaseConnection {
  /** Resolves with what went wrong if the embedded database ends and cannot be started again. */
  readonly lost: Promise<string>;
}

interface Parts {
  readonly config: Config;
  readonly secrets: Secrets;
  readonly teardown: Teardown;
  readonly log: AppContext['log'];
}

/** Connects to the outside database once it answers, or starts the embedded one. */
export async function openDatabase({ config, secrets, teardown, log }: Parts): Promise<OpenDatabase> {
  const onIdleError = (error: Error) => {
    // A pool counts as closed before its last sockets are: the server's goodbye on those is no news.
    if (!teardown.hasBegun()) log.warn({ reason: error.message }, 'a database connection broke');
  };
  if (config.database.kind === 'url') {
    const connection = createDatabase(secrets.databaseUrl ?? '', { onIdleError });
    teardown.add(connection.close);
    const maxMs = config.databaseWaitMs;
    const onWait = () => log.warn({ seconds: maxMs / 1_000 }, 'the database does not answer yet: waiting');
    await waitForDatabase(connection.pool, { maxMs, onWait });
    return { ...connection, lost: new Promise(() => undefined) };
  }
  const server = await startEmbeddedServer({
    dataDir: config.database.dataDir,
    address: config.http.publicUrl ?? `http://${config.http.host}:${config.http.port}`,
    freeBytes,
    log: (message) => log.info({ part: 'database' }, message),
  });
  teardown.add(() => server.stop());
  const connection = createDatabase(server.connectionString, { onIdleError });
  teardown.add(connection.close);
  const lost = new Promise<string>((resolve) => {
    server.exited.then(() => {
      if (!teardown.hasBegun()) resolve('The embedded database has ended and could not be started again.');
    });
  });
  return { ...connection, lost };
}
