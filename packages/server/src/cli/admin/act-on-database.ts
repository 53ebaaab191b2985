import type { Database } from '#server/db/client.ts';
import type { ActRequest } from '#server/features/admin/admin-users/act-on-user.ts';
import {
  createAdminUsersQueries,
  type KnownUser,
} from '#server/features/admin/admin-users/admin-users.queries.ts';
import { commandLine } from '#server/features/admin/audit-log/actor.ts';
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

/**
 * The member whose name or address was typed. Where another name looks the same, or the letters are not all plain ones, a
 * name says too little of whom it means: the number must be typed too, and whoever it could be is listed.
 */
export async function findTyped(db: Database, typed: string, id?: string): Promise<KnownUser> {
  const queries = createAdminUsersQueries(db);
  const folded = foldIdentifier(typed);
  const isAddress = folded.includes('@');
  const exact = await (isAddress ? queries.findByEmail(folded) : queries.findByName(folded));
  const alike = isAddress ? [] : await queries.listNamedLike(folded);
  const found = exact === null ? alike : [exact, ...alike.filter((user) => user.id !== exact.id)];
  if (found.length === 0) throw new CliError(`There is no member "${typed}".`);
  if (id !== undefined) return withNumber(found, typed, id);
  const isPlain = /^[\x21-\x7e]+$/.test(folded);
  if (exact !== null && found.length === 1 && isPlain) return exact;
  throw new CliError(
    [`"${typed}" can be taken for another name. Say whom you mean by adding --id:`, ...found.map(line)].join(
      '\n',
    ),
  );
}

function withNumber(found: readonly KnownUser[], typed: string, id: string): KnownUser {
  const user = found.find((each) => String(each.id) === id);
  if (user === undefined) {
    throw new CliError([`No member "${typed}" has the number ${id}.`, ...found.map(line)].join('\n'));
  }
  return user;
}

const line = ({ id, username, email, createdAt }: KnownUser) =>
  `  --id ${id}  ${username}  ${email}  since ${createdAt.toISOString().slice(0, 10)}`;

/** An act of whoever types commands, as the audit log keeps it. */
export function actByCommand({ id }: KnownUser): ActRequest {
  return { actor: commandLine, userId: id, reason: 'Typed on the command line.' };
}
