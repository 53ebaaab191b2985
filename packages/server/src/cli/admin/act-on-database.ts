import type { Database } from '#server/db/client.ts';
import type { ActRequest } from '#server/features/admin-users/act-on-user.ts';
import { createAdminUsersQueries, type KnownUser } from '#server/features/admin-users/admin-users.queries.ts';
import { commandLine } from '#server/features/audit-log/actor.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { type OwnSettings, openOwnDatabase, readOwnSettings } from '../backups/open-own-database.ts';
import { CliError } from '../cli-error.ts';

/** Works on the operator's database, also while Chitta runs. What an act refuses is told in its own words. */
export async function actOnDatabase(
  command: string,
  work: (db: Database, settings: OwnSettings) => Promise<void>,
): Promise<void> {
  const settings = readOwnSettings();
  const database = await openOwnDatabase(settings, { command, sharesRunning: true });
  try {
    await work(database.db, settings);
  } catch (error) {
    throw error instanceof AppError ? new CliError(error.message) : error;
  } finally {
    await database.close();
  }
}

/** The member whose name or address was typed. */
export async function findTyped(db: Database, typed: string): Promise<KnownUser> {
  const queries = createAdminUsersQueries(db);
  const folded = foldIdentifier(typed);
  const user = await (folded.includes('@') ? queries.findByEmail(folded) : queries.findByName(folded));
  if (user === null) throw new CliError(`There is no member "${typed}".`);
  return user;
}

/** An act of whoever types commands, as the audit log keeps it. */
export function actByCommand({ id }: KnownUser): ActRequest {
  return { actor: commandLine, userId: id, reason: 'Typed on the command line.' };
}
