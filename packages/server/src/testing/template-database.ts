import pg from 'pg';
import { createDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';

export const templateName = 'chitta_template';

/** Makes the migrated database that the test files' databases are cloned from. Called once per run. */
export async function createTemplateDatabase(postgresUrl: string): Promise<void> {
  await runOn(postgresUrl, `CREATE DATABASE ${templateName}`);
  const template = createDatabase(withDatabase(postgresUrl, templateName));
  try {
    await migrate(template.pool);
  } finally {
    await template.close();
  }
}

/** Runs one statement on a connection of its own; `CREATE DATABASE` needs one outside of any pool. */
export async function runOn(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function withDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
