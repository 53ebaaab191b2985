import { createConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/env.ts';
import { createSecrets } from '#server/config/secrets.ts';
import { createBaseContext } from '#server/context.ts';
import { createDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';
import { sendDueReminders } from '../sending/send-due-reminders.ts';
import { seedDueMembers } from './due-members.ts';

/**
 * A process that sends what is due, as each node of a server does, and nothing else: whoever is sent to does not exist.
 * With a number as its argument it prepares the database for that many.
 */
const env = readEnvironment(process.env);
const secrets = createSecrets(env);
const { db, pool, close } = createDatabase(secrets.databaseUrl ?? '', { statementTimeoutMs: 120_000 });
const count = Number(process.argv[2] ?? 0);
if (count > 0) {
  await migrate(pool);
  await seedDueMembers(pool, { count, now: new Date() });
} else {
  const context = createBaseContext(createConfig(env), { db, pool, secrets });
  await sendDueReminders(context);
  await context.engine.close();
}
await close();
