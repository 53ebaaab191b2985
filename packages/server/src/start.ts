import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { limits } from '@chitta/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, createConfig } from './config/config.ts';
import type { Environment } from './config/env.ts';
import { findPlainConnections } from './config/plain-connections.ts';
import { createSecrets } from './config/secrets.ts';
import { type AppContext, createContext } from './context.ts';
import { migrate } from './db/migrate.ts';
import { appointAdministrator } from './features/admin/admin-users/roles/appoint-administrator.ts';
import { startPendingIndexes } from './features/data/backups/pending-indexes/start-pending-indexes.ts';
import { loadThemes } from './features/insights/dream-themes/loading/load-themes.ts';
import { followProvider } from './features/payments/memberships/ending/follow-provider.ts';
import { loadDictionary } from './features/symbols/dictionary/load-dictionary.ts';
import { createHooks } from './hooks.ts';
import { retiredJobs, scheduledJobs } from './jobs.ts';
import { startLoops } from './loops.ts';
import { openDatabase } from './open-database.ts';
import { createTeardown } from './platform/concurrency/teardown.ts';
import { prepareSecrets } from './platform/crypto/prepare-secrets.ts';
import { secretKeyFile } from './platform/crypto/secret-keys.ts';
import { capConnections } from './platform/http/limits/cap-connections.ts';
import { stopHttp } from './platform/http/stop-http.ts';
import { type RunningJobs, startJobs } from './platform/jobs/start-jobs.ts';
import { createLogger } from './platform/logging/create-logger.ts';
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
  if (config.http.publicUrl !== null && secrets.smtpUrl === null) {
    log.warn('PUBLIC_URL is set and SMTP_URL is not: mails lie in DATA_DIR/outbox and reach nobody');
  }
  const teardown = createTeardown((error) => log.error({ err: error }, 'stopping failed'));
  try {
    const database = await openDatabase({ config, secrets, teardown, log });
    await migrate(database.pool);
    const context = createContext(
      config,
      { db: database.db, pool: database.pool, secrets, log },
      createHooks,
    );
    await sealSecrets(context);
    await context.push.keys();
    await checkSavingLabel(context.payments, log);
    await loadDictionary({ db: context.db, released: context.dictionary.released });
    await loadThemes(context.db);
    await context.dictionary.refresh();
    await followProvider(context);
    // Tried again by a job: not worth staying away for.
    await appointAdministrator(context).catch((error: unknown) =>
      log.error({ err: error }, 'the member of ADMIN_EMAIL could not be looked at'),
    );
    const app = await buildApp(context);
    for (const loop of startLoops(context)) teardown.add(loop.stop);
    let jobs: Promise<RunningJobs | null> | undefined;
    teardown.add(async () => (await jobs)?.stop(1_000));
    teardown.add(() => stopHttp(app, config.http.stop));
    capConnections(app.server, log);
    await app.listen({ port: config.http.port, host: config.http.host });
    // Listening does not wait for it; the first reading does not either.
    setImmediate(() => {
      limits.languages.forEach(context.dictionary.of);
      void context.engine.warmUp();
    });
    // Listening does not wait for them: without jobs the app works, it only stops tidying up.
    const indexes = startPendingIndexes(context);
    teardown.add(indexes.stop);
    jobs = startJobs(context, scheduledJobs(context), retiredJobs).catch((error: unknown) => {
      log.error({ err: error }, 'jobs could not be started');
      return null;
    });
    const stop = () => {
      context.shutdown.begin();
      return teardown.run();
    };
    return { address: addressOf(app, config), context, databaseLost: database.lost, stop };
  } catch (error) {
    await teardown.run();
    throw error;
  }
}

/** Says what was done where it was something, and where the key lies that everything depends on. */
async function sealSecrets(context: AppContext): Promise<void> {
  const { config, secrets, log } = context;
  const { resealed } = await prepareSecrets(context);
  if (resealed > 0) log.info({ resealed }, 'secrets were sealed with the key of today');
  if (config.database.kind === 'url' && secrets.secretKey === null) {
    const file = join(config.filesFolder, secretKeyFile);
    log.warn({ file }, 'secrets are sealed with a key file: keep it, and give each node the same SECRET_KEY');
  }
}

function addressOf(app: FastifyInstance, { http }: Config): string {
  if (http.publicUrl !== null) return http.publicUrl;
  const { port } = app.server.address() as AddressInfo;
  const host = http.host === '0.0.0.0' || http.host === '::' ? 'localhost' : http.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
