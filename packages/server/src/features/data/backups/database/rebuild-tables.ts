import type pg from 'pg';
import { createRecord, runMigration } from '#server/db/migrate.ts';
import type { MigrationFile } from '#server/db/migration-files.ts';
import type { Manifest } from '../archive/manifest.ts';
import { BackupError } from '../backup-error.ts';
import { forgetPendingIndexes, notePendingIndexes } from '../pending-indexes/pending-indexes.queries.ts';
import { createCatalogueQueries, type LooseIndex, type Removable } from './catalogue.queries.ts';

/** Empties the schema and makes the tables anew as these migrations do, without any row. In the caller's transaction. */
export async function makeEmptyTables(
  client: pg.ClientBase,
  migrations: readonly MigrationFile[],
): Promise<void> {
  const catalogue = createCatalogueQueries(client);
  for (const statement of await catalogue.readDropStatements()) await client.query(statement);
  // What waited in the queue belongs to rows that are gone; the queue makes its schema anew when the app starts.
  await client.query('DROP SCHEMA IF EXISTS jobs CASCADE');
  await forgetPendingIndexes(client);
  await client.query(createRecord);
  for (const file of migrations) await runMigration(client, file);
}

/**
 * Lets `load` fill the tables without anything that costs time row by row: constraints across rows, indexes and
 * triggers are taken away and put back afterwards, which checks every row. Indexes that are deferred are only noted
 * down: the app builds them while it runs. In the caller's transaction.
 *
 * @returns the names of the deferred indexes
 */
export async function withBareTables(
  client: pg.ClientBase,
  load: () => Promise<void>,
  isDeferred: (index: LooseIndex) => boolean,
): Promise<string[]> {
  const catalogue = createCatalogueQueries(client);
  const triggers = await catalogue.readTriggers();
  const indexes = await catalogue.readLooseIndexes();
  const constraints = await catalogue.readConstraints();
  await remove(client, triggers);
  await emptyTables(client);
  await remove(client, constraints);
  for (const { name } of indexes) await client.query(`DROP INDEX public.${client.escapeIdentifier(name)}`);
  await load();
  const built = indexes.filter((index) => !isDeferred(index));
  for (const statement of built.flatMap(({ statements }) => statements)) await client.query(statement);
  const deferred = indexes.filter(isDeferred);
  await notePendingIndexes(client, deferred);
  // Constraints in the opposite order: those on other tables last, on the keys of these.
  await restore(client, [...constraints.toReversed(), ...triggers]);
  return deferred.map(({ name }) => name);
}

/** Sets the numbering of every sequence, and checks that the backup has one for each. */
export async function setSequences(client: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  const present = await createCatalogueQueries(client).readSequences();
  const missing = present.find(({ name }) => !sequences.some((saved) => saved.name === name));
  if (missing) throw new BackupError(`the backup does not say where ${missing.name} goes on.`);
  for (const { name, lastValue, isCalled } of sequences) {
    const sequence = `public.${client.escapeIdentifier(name)}`;
    await client.query('SELECT setval($1::regclass, $2, $3)', [sequence, lastValue, isCalled]);
  }
}

/** Migrations may write rows of their own; the backup has them. */
async function emptyTables(client: pg.ClientBase): Promise<void> {
  const tables = await createCatalogueQueries(client).readTables();
  const names = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
  if (names.length > 0) await client.query(`TRUNCATE ${names.join(', ')}`);
}

async function remove(client: pg.ClientBase, parts: readonly Removable[]): Promise<void> {
  for (const part of parts) await client.query(part.remove);
}

async function restore(client: pg.ClientBase, parts: readonly Removable[]): Promise<void> {
  for (const part of parts) await client.query(part.restore);
}
