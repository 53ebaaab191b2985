import type pg from 'pg';
import type { Manifest } from './archive/manifest.ts';
import { BackupError } from './backup-error.ts';
import { createCatalogueQueries } from './database/catalogue.queries.ts';

/** Every table has the rows that were written, and PostgreSQL has checked every constraint against them. */
export async function checkHealth(client: pg.ClientBase, { tables }: Manifest): Promise<void> {
  const catalogue = createCatalogueQueries(client);
  for (const { name, rows } of tables) {
    const count = await catalogue.countRows(name);
    if (count !== rows) throw new BackupError(`${name} has ${count} rows after loading instead of ${rows}`);
  }
  const unchecked = await catalogue.readUnchecked();
  if (unchecked.length > 0) throw new BackupError(`not checked: ${unchecked.join(', ')}`);
}
