import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { createDatabase } from './client.ts';
import { migrate, shippedMigrations } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase({ isEmpty: true });
  folder = await mkdtemp(join(tmpdir(), 'chitta-migrations-'));
  await writeFile(join(folder, '0001_create_boxes.sql'), 'CREATE TABLE boxes (id integer PRIMARY KEY);');
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function tables(): Promise<string[]> {
  const result = await database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return result.rows.map((row) => row.name);
}

describe('migrate', () => {
  it('applies what is missing, in order, once', async () => {
    expect(await migrate(database.pool, folder)).toEqual(['0001_create_boxes.sql']);
    await writeFile(join(folder, '0002_fill_boxes.sql'), 'INSERT INTO boxes VALUES (1);');
    expect(await migrate(database.pool, folder)).toEqual(['0002_fill_boxes.sql']);
    expect(await migrate(database.pool, folder)).toEqual([]);
    expect(await tables()).toEqual(['boxes', 'schema_migrations']);
  });

  it('leaves a new database without any account', async () => {
    await migrate(database.pool);
    expect((await database.pool.query('SELECT id FROM users')).rows).toEqual([]);
  });

  it('applies each migration once when several nodes start together', async () => {
    const nodes = Array.from({ length: 4 }, () => createDatabase(database.connectionString));
    const applied = await Promise.all(nodes.map((node) => migrate(node.pool, folder)));
    await Promise.all(nodes.map((node) => node.close()));
    expect(applied.flat()).toEqual(['0001_create_boxes.sql']);
  });

  it('leaves nothing behind of a migration that fails, and keeps those before it', async () => {
    await writeFile(join(folder, '0002_break.sql'), 'CREATE TABLE lids (id integer); SELECT 1 / 0;');
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      'Migration 0002_break.sql failed: division by zero',
    );
    expect(await tables()).toEqual(['boxes', 'schema_migrations']);
  });

  it('refuses a migration that changed after it was applied', async () => {
    await migrate(database.pool, folder);
    await writeFile(join(folder, '0001_create_boxes.sql'), 'CREATE TABLE boxes (id bigint PRIMARY KEY);');
    await expect(migrate(database.pool, folder)).rejects.toThrow('0001_create_boxes.sql was changed after');
  });

  it('takes the same file with other line ends as unchanged', async () => {
    await writeFile(join(folder, '0001_create_boxes.sql'), 'CREATE TABLE boxes (\n  id integer\n);\n');
    await migrate(database.pool, folder);
    await writeFile(join(folder, '0001_create_boxes.sql'), 'CREATE TABLE boxes (\r\n  id integer\r\n);\r\n');
    expect(await migrate(database.pool, folder)).toEqual([]);
  });

  it('refuses a database of a newer version, a late number, a double number and a strange name', async () => {
    await writeFile(join(folder, '0003_add_lids.sql'), 'CREATE TABLE lids (id integer);');
    await migrate(database.pool, folder);
    await writeFile(join(folder, '0002_late.sql'), 'SELECT 1;');
    await expect(migrate(database.pool, folder)).rejects.toThrow(
      '0002_late.sql was added before 0003_add_lids.sql',
    );
    await rm(join(folder, '0002_late.sql'));
    await rm(join(folder, '0003_add_lids.sql'));
    await expect(migrate(database.pool, folder)).rejects.toThrow('does not know');
    await writeFile(join(folder, '0001_again.sql'), 'SELECT 1;');
    await expect(migrate(database.pool, folder)).rejects.toThrow('Two migrations have the number 1');
    await writeFile(join(folder, 'add-lids.sql'), 'SELECT 1;');
    await expect(migrate(database.pool, folder)).rejects.toThrow('not named like');
  });
});

describe('the shipped migrations', () => {
  it('are those of the released list, to the letter and in its order', async () => {
    const list = await readFile(new URL('./released-migrations.txt', import.meta.url), 'utf8');
    const released = list.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const shipped = await readMigrationFiles(shippedMigrations);
    expect(shipped.map(({ checksum, name }) => `${checksum}  ${name}`)).toEqual(released);
  });

  it('build the same database afresh as the template that all tests use', async () => {
    await migrate(database.pool);
    const template = await createTestDatabase();
    const columns = `SELECT table_name, column_name, data_type, is_nullable, column_default
      FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`;
    const fresh = await database.pool.query(columns);
    const upgraded = await template.pool.query(columns);
    await template.drop();
    expect(fresh.rows).toEqual(upgraded.rows);
  });
});
