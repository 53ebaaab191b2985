import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import type { Archive } from '../archive/open-archive.ts';
import { BackupError, reasonOf } from '../backup-error.ts';
import { createCatalogueQueries } from './catalogue.queries.ts';
import { writeRows } from './copy-rows.ts';

/** Fills every table of the backup. Throws a `BackupError` for a table that the migrations do not make. */
export async function loadRows(client: pg.ClientBase, archive: Archive): Promise<void> {
  const present = await createCatalogueQueries(client).readTables();
  for (const table of archive.manifest.tables) {
    const known = present.find(({ name }) => name === table.name);
    if (!known || table.columns.some((column) => !known.columns.includes(column))) {
      throw new BackupError(
        `the backup has a table ${table.name} that this version of Chitta does not make.`,
      );
    }
    try {
      await pipeline(await archive.read(table.entry), createZstdDecompress(), writeRows(client, table));
    } catch (cause) {
      throw new BackupError(`the rows of ${table.name} could not be loaded (${reasonOf(cause)})`, { cause });
    }
  }
}
