import { createConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { createSecrets } from '#server/config/secrets.ts';
import { createBaseContext } from '#server/context.ts';
import { createDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeDueReports } from '../making/start-making-reports.ts';

/**
 * A process that makes the reports that wait, as each node of a server does, and nothing else. It says at its end how many
 * bytes of memory it held at most. With `migrate` as its argument it prepares the database.
 */
const env = readEnvironment(process.env);
const secrets = createSecrets(env);
const { db, pool, close } = createDatabase(secrets.databaseUrl ?? '');
if (process.argv[2] === 'migrate') {
  await migrate(pool);
} else {
  const context = createBaseContext(createConfig(env), { db, pool, secrets });
  await makeDueReports(context);
  await context.engine.close();
  process.stdout.write(`${process.resourceUsage().maxRSS * 1024}\n`);
}
await close();
