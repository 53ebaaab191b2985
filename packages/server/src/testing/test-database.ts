import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type DatabaseConnection } from '#server/db/client.ts';
import { runOn, templateName, withDatabase } from './template-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the maintenance database of the run's PostgreSQL. */
    postgresUrl: string;
  }
}

export interface TestDatabase extends DatabaseConnection {
  readonly connectionString: string;
  /** Closes the pool and drops the database. */
  readonly drop: () => Promise<void>;
}

export interface TestDatabaseOptions {
  /** Without any table, for tests of the migrations themselves. */
  readonly isEmpty?: boolean;
  readonly poolSize?: number;
}

/** A fresh database of this test file's own, migrated. Drop it in `afterAll`. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const postgresUrl = inject('postgresUrl');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runOn(
    postgresUrl,
    `CREATE DATABASE ${name} TEMPLATE ${options.isEmpty ? 'template0' : templateName}`,
  );
  const connectionString = withDatabase(postgresUrl, name);
  const connection = createDatabase(connectionString, { poolSize: options.poolSize ?? 10 });
  return {
    ...connection,
    connectionString,
    drop: async () => {
      await connection.close();
      await runOn(postgresUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}
