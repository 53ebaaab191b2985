import { createConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { createSecrets } from '#server/config/secrets.ts';
import { createBaseContext } from '#server/context.ts';
import { createDatabase } from '#server/db/client.ts';
import { countJournal } from '../count-journal.ts';

/**
 * A process that counts the journal of one member (the first argument) and tells on its standard output, as JSON, how many
 * milliseconds that took and how long the event loop was held up at most meanwhile. For the benchmark.
 */
const env = readEnvironment(process.env);
const secrets = createSecrets(env);
const { db, pool, close } = createDatabase(secrets.databaseUrl ?? '');
const context = createBaseContext(createConfig(env), { db, pool, secrets });
const userId = Number(process.argv[2]);

let last = performance.now();
let longestHold = 0;
const watch = setInterval(() => {
  const now = performance.now();
  longestHold = Math.max(longestHold, now - last - 5);
  last = now;
}, 5);
const started = performance.now();
await countJournal(context, userId);
const milliseconds = performance.now() - started;
clearInterval(watch);
await close();
process.stdout.write(JSON.stringify({ milliseconds, longestHold }));
process.exit(0);
