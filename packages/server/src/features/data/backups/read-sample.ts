import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Config } from '#server/config/config.ts';
import { type ContextParts, createBaseContext } from '#server/context.ts';
import type { Database } from '#server/db/client.ts';
import { oneAtATime } from '#server/db/one-at-a-time.ts';
import { listDreams } from '../../journal/dreams/search/list-dreams.ts';
import { BackupError } from './backup-error.ts';
import { createSampleQueries } from './sample.queries.ts';

/**
 * Reads a journal as the app does, through one connection that may be inside a transaction: the page that the writer
 * of the newest dream sees. Throws what the app would answer with, or a `BackupError` when the page is empty.
 */
export async function readSample(
  client: pg.ClientBase,
  config: Config,
  parts: Omit<ContextParts, 'db'>,
): Promise<void> {
  // One connection instead of a pool: what is read was not committed yet.
  const db = drizzle({ client: oneAtATime(client) as pg.Client }) as unknown as Database;
  const context = createBaseContext(config, { ...parts, db });
  await context.dictionary.refresh({ isForced: true });
  const member = await createSampleQueries(db).findNewestWriter();
  if (member === undefined) return;
  const { items } = await listDreams(context, member, {});
  if (items.length === 0) throw new BackupError('the journal of a member with dreams is read as empty');
}
