import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '#server/db/client.ts';
import { listRecordingPaths } from '../../../journal/voice-recordings/list-recording-files.ts';
import { listMomentPaths } from '../../../memory/moments/moment-files.ts';
import { listScreenshotPaths } from '../../../tickets/tickets/screenshots/screenshot-files.ts';
import { findPicture } from '../../profile/pictures/read-picture.ts';
import { createAccountDeletionQueries } from '../account-deletion.queries.ts';
import { createEndingsQueries } from './endings.queries.ts';

/** What a restore would have taken back, and did not. */
export interface ReplayedEndings {
  readonly erased: number;
  /** Closed again, or opened again where closing was taken back. */
  readonly settled: number;
  /** Files of members who are gone. */
  readonly orphanedFiles: readonly string[];
}

const none: ReplayedEndings = { erased: 0, settled: 0, orphanedFiles: [] };

/**
 * Keeps what members have decided about their accounts through a restore: a backup from before knows nothing of it, and
 * must not bring back who has left. Called in the restore's transaction before anything is emptied; the function it gives
 * is to be called in the same one, once the rows of the backup are there and up to this version.
 */
export async function keepEndings(client: pg.ClientBase): Promise<() => Promise<ReplayedEndings>> {
  const queries = createEndingsQueries(client);
  if (!(await queries.hasMarks())) return async () => none;
  await queries.keep();
  return async () => {
    await queries.addMarks();
    const settled = await queries.settle();
    await queries.shut(settled.filter(({ isClosed }) => isClosed).map(({ id }) => id));
    const returned = await queries.listReturned();
    const orphanedFiles: string[] = [];
    for (const id of returned) orphanedFiles.push(...(await eraseAgain(client, id)));
    return { erased: returned.length, settled: settled.length, orphanedFiles };
  };
}

/** As the job has erased it, but for receipt and tombstone: they were there before. */
async function eraseAgain(client: pg.ClientBase, userId: number): Promise<string[]> {
  // One connection instead of a pool: what is read was not committed yet.
  const db = drizzle({ client: client as pg.Client }) as unknown as Database;
  const queries = createAccountDeletionQueries(db);
  const picture = await findPicture({ db }, userId);
  const paths = [
    ...(await listRecordingPaths(db, userId)),
    ...(await listMomentPaths(db, userId)),
    ...(await listScreenshotPaths(db, userId)),
  ];
  if (picture) paths.push(picture.path);
  const account = await queries.find(userId);
  if (account === null) return [];
  await queries.eraseTraces(account);
  await queries.eraseAccount(userId);
  return paths;
}
