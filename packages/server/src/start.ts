import type { AddressInfo } from 'node:net';
import { limits } from '@chitta/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, createConfig } from './config/config.ts';
import type { Environment } from './config/env.ts';
import { findPlainConnections } from './config/plain-connections.ts';
import { createSecrets, type Secrets } from './config/secrets.ts';
import { type AppContext, createContext } from './context.ts';
import { createDatabase, type DatabaseConnection } from './db/client.ts';
import { startEmbeddedServer } from './db/embedded/start-embedded-server.ts';
import { migrate } from './db/migrate.ts';
import { appointAdministrator } from './features/admin-users/roles/appoint-administrator.ts';
import { startPendingIndexes } from './features/backups/pending-indexes/start-pending-indexes.ts';
import { followProvider } from './features/memberships/ending/follow-provider.ts';
import { startEventHandling } from './features/payment-events/start-event-handling.ts';
import { loadDictionary } from './features/symbols/load-dictionary.ts';
import { createHooks } from './hooks.ts';
import { scheduledJobs } from './jobs.ts';
import { mailKinds } from './mails.ts';
import { createTeardown, type Teardown } from './platform/concurrency/teardown.ts';
import { type RunningJobs, startJobs } from './platform/jobs/start-jobs.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { startMailDelivery } from './platform/mail/start-mail-delivery.ts';
import { checkSavingLabel } from './platform/payments/check-saving-label.ts';

export interface RunningServer {
  /** Where a browser reaches it. */
  readonly address: string;
  readonly context: AppContext;
  /** Resolves with what went wrong if the embedded database ends and cannot be started again. */
  readonly databaseLost: Promise<string>;
  /** Lets requests in flight finish, then closes everything. Safe to call again. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts everything in order: database, migrations, HTTP, jobs. What was started before a failure is stopped again
 * before the error is thrown on.
 */
export async function startServer(env: Environment): Promise<RunningServer> {
  const config = createConfig(env);
  const secrets = createSecrets(env);
  const log = createLogger(config.logLevel);
  const plain = findPlainConnections(env);
  if (plain.length > 0) log.warn({ variables: plain }, 'connections to other machines without TLS');
  const teardown = createTeardown((error) => log.error({ err: error }, 'stopping failed'));
  try {
    const database = await openDatabase(config, secrets, teardown, log);
    await migrate(database.pool);
    const context = createContext(
      config,
      { db: database.db, pool: database.pool, secrets, log },
      createHooks,
    );
    await checkSavingLabel(context.payments, log);
    await loadDictionary({ db: context.db, released: context.dictionary.released });
    await context.dictionary.refresh();
    await followProvider(context);
    // Tried again by a job: not worth staying away for.
    await appointAdministrator(context).catch((error: unknown) =>
      log.error({ err: error }, 'the member of ADMIN_EMAIL could not be looked at'),
    );
    const app = await buildApp(context);
    const mails = startMailDelivery(context, mailKinds(context));
    teardown.add(mails.stop);
    const events = startEventHandling(context);
    if (events) teardown.add(events.stop);
    let jobs: Promise<RunningJobs | null> | undefined;
    teardown.add(async () => (await jobs)?.stop(1_000));
    teardown.add(() => stopHttp(app, config.http.stopTimeoutMs));
    await app.listen({ port: config.http.port, host: config.http.host });
    // Listening does not wait for it; the first reading does not either.
    setImmediate(() => limits.languages.forEach(context.dictionary.of));
    // Listening does not wait for them: without jobs the app works, it only stops tidying up.
    const indexes = startPendingIndexes(context);
    teardown.add(indexes.stop);
    jobs = startJobs(context, scheduledJobs(context)).catch((error: unknown) => {
      log.error({ err: error }, 'jobs could not be started');
      return null;
    });
    return { address: addressOf(app, config), context, databaseLost: database.lost, stop: teardown.run };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

interface OpenDatabase extends DatabaseConnection {
  readonly lost: Promise<string>;
}

async function openDatabase(
  config: Config,
  secrets: Secrets,
  teardown: Teardown,
  log: AppContext['log'],
): Promise<OpenDatabase> {
  const onIdleError = (error: Error) => {
    // A pool counts as closed before its last sockets are: the server's goodbye on those is no event.
    if (!teardown.hasBegun()) log.warn({ reason: error.message }, 'a database connection broke');
  };
  if (config.database.kind === 'url') {
    const connection = createDatabase(secrets.databaseUrl ?? '', { onIdleError });
    teardown.add(connection.close);
    return { ...connection, lost: new Promise(() => undefined) };
  }
  const server = await startEmbeddedServer({
    dataDir: config.database.dataDir,
    address: config.http.publicUrl ?? `http://${config.http.host}:${config.http.port}`,
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

/**
 * Stops listening, answers what is in flight, and cuts off what is still open after `timeoutMs`. Connections that
 * were busy when the stop began would be kept alive after their answer, so they are closed as they fall idle.
 */
async function stopHttp(app: FastifyInstance, timeoutMs: number): Promise<void> {
  const closeIdle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cutOff = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  await app.close();
  clearInterval(closeIdle);
  clearTimeout(cutOff);
}

function addressOf(app: FastifyInstance, { http }: Config): string {
  if (http.publicUrl !== null) return http.publicUrl;
  const { port } = app.server.address() as AddressInfo;
  const host = http.host === '0.0.0.0' || http.host === '::' ? 'localhost' : http.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
