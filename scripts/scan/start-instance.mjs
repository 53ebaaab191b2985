import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '../../packages/contract/src/index.ts';
import { startEmbeddedServer } from '../../packages/embedded-postgres/src/index.ts';
import { buildApp } from '../../packages/server/src/app.ts';
import { createConfig } from '../../packages/server/src/config/config.ts';
import { createSecrets } from '../../packages/server/src/config/secrets.ts';
import { createContext } from '../../packages/server/src/context.ts';
import { createDatabase } from '../../packages/server/src/db/client.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { loadDictionary } from '../../packages/server/src/features/symbols/dictionary/load-dictionary.ts';
import { createTestClock } from '../../packages/server/src/testing/build-test-app.ts';
import { signedInClient } from '../../packages/server/src/testing/factories.ts';
import { requestSamples, sampleUrl } from '../../packages/server/src/testing/request-samples.ts';
import { addFlaws } from './seeded-flaws.mjs';

/** Scanners ask thousands of times: limits would hide everything behind 429. */
function withoutLimits(config) {
  const limits = Object.keys(config.limits).map((name) => [name, { points: 10_000_000, seconds: 60 }]);
  const overload = { maxEventLoopDelayMs: 0, maxWaitingForDatabase: 100_000 };
  return { ...config, limits: Object.fromEntries(limits), overload };
}

/**
 * An instance on a database of its own, with a clock that stands still, so that no session and no proof ends while it is
 * scanned. `isFlawed` adds what must be found.
 */
export async function startInstance({ isFlawed }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'chitta-scan-'));
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: 0 };
  const server = await startEmbeddedServer({ dataDir, isDurable: false });
  const database = createDatabase(server.connectionString);
  await migrate(database.pool);
  const { db, pool } = database;
  const clock = createTestClock();
  const parts = { db, pool, secrets: createSecrets(env), clock };
  const context = createContext(withoutLimits(createConfig(env)), parts);
  await loadDictionary({ db, released: context.dictionary.released });
  const app = await buildApp(context);
  if (isFlawed) addFlaws(app, context);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://127.0.0.1:${app.server.address().port}`;
  const testApp = { app, context, clock };
  return {
    origin,
    requests: isFlawed ? [] : await sampleRequests(testApp),
    cookie: (await openSession(testApp)).cookie,
    close: async () => {
      await app.close();
      await database.close();
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An administrator with everything, so that no guard stands before what is scanned. */
async function openSession(testApp) {
  const client = await signedInClient(testApp, { isAdmin: true, subscriptionTier: 'premium' });
  const token = await testApp.context.sessions.open(client.user.id, { hasSecondFactor: true });
  return { client, cookie: `chitta_session=${token}` };
}

/** A request that is accepted for every call of the contract, each in a session of its own; uploads apart. */
async function sampleRequests(testApp) {
  const requests = [];
  for (const [key, make] of Object.entries(requestSamples)) {
    if (endpoints[key].upload) continue;
    const { client, cookie } = await openSession(testApp);
    const sample = await make(client, testApp);
    const paths = Object.keys(sample.params ?? {});
    requests.push({ key, ...sampleUrl(key, sample), body: sample.body, cookie });
    if (paths.length > 0) {
      const params = Object.fromEntries(paths.map((name) => [name, `${sample.params[name]}*`]));
      requests.push({ key: `${key} (path)`, ...sampleUrl(key, { ...sample, params }), cookie });
    }
  }
  return requests;
}
