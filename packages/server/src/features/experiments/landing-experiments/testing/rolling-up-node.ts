import { createConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { createSecrets } from '#server/config/secrets.ts';
import { createBaseContext } from '#server/context.ts';
import { createDatabase } from '#server/db/client.ts';
import { rollUp } from '../results/roll-up.ts';

/** A process that rolls up all experiments at once, as the hourly job does. For the benchmark. */
const env = readEnvironment(process.env);
const secrets = createSecrets(env);
const { db, pool, close } = createDatabase(secrets.databaseUrl ?? '');
await rollUp(createBaseContext(createConfig(env), { db, pool, secrets }));
await close();
process.exit(0);
