import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MigrationFile {
  readonly version: number;
  /** File name, such as `0002_create_dreams.sql`. */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, in hexadecimal. */
  readonly checksum: string;
}

/** A row of `schema_migrations`. */
export interface AppliedMigration {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

/** The database and the migration files do not belong together, or a migration failed. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

const namePattern = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Reads `NNNN_intent.sql` files in order. Numbers must be unique; other `.sql` names are refused. */
export async function readMigrationFiles(folder: string): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const files = await Promise.all(names.map((name) => readMigrationFile(folder, name)));
  for (const [index, file] of files.entries()) {
    if (files[index - 1]?.version === file.version) {
      throw new MigrationError(`Two migrations have the number ${file.version}: ${file.name}.`);
    }
  }
  return files;
}

async function readMigrationFile(folder: string, name: string): Promise<MigrationFile> {
  const version = namePattern.exec(name)?.[1];
  if (version === undefined) throw new MigrationError(`${name} is not named like 0001_create_dreams.sql.`);
  const sql = await readFile(join(folder, name), 'utf8');
  // Line ends are levelled, so that a checkout with CRLF counts as the same migration.
  const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
  return { version: Number(version), name, sql, checksum };
}
