import type { Database } from '#server/db/client.ts';
import { createAdminUsersQueries, type KnownUser } from '#server/features/admin-users/admin-users.queries.ts';
import { grantAdminRole } from '#server/features/admin-users/roles/grant-admin-role.ts';
import { revokeAdminRole } from '#server/features/admin-users/roles/revoke-admin-role.ts';
import { commandLine } from '#server/features/audit-log/actor.ts';
import { AppError } from '#server/platform/app-error.ts';
import { systemClock } from '#server/platform/clock.ts';
import { foldIdentifier } from '#server/platform/fold-identifier.ts';
import { openOwnDatabase, readOwnSettings } from '../backups/open-own-database.ts';
import { CliError } from '../cli-error.ts';
import type { Command } from '../commands.ts';

type Write = (line: string) => void;

/** Each name has two words, as it is typed. */
export const adminCommands = {
  'admin list': { subject: 'none', options: [], run: (_subject, _values, write) => list(write) },
  'admin grant': { subject: 'needed', options: [], run: (subject, _values, write) => grant(subject, write) },
  'admin revoke': {
    subject: 'needed',
    options: [],
    run: (subject, _values, write) => revoke(subject, write),
  },
} satisfies Record<string, Command>;

async function list(write: Write): Promise<void> {
  await withDatabase(async (db) => {
    const found = await createAdminUsersQueries(db).listAdministrators();
    if (found.length === 0) write('There is no administrator.');
    for (const { id, username, email, accountStatus } of found)
      write(`${id}  ${username}  ${email}  ${accountStatus}`);
  });
}

async function grant(subject: string, write: Write): Promise<void> {
  await withDatabase(async (db) => {
    const user = await find(db, subject);
    if (user.isAdmin) return write(`${user.username} is an administrator already.`);
    await grantAdminRole({ db, clock: systemClock }, actOn(user));
    write(`${user.username} is an administrator now, and needs a second factor: /account/security.`);
  });
}

async function revoke(subject: string, write: Write): Promise<void> {
  await withDatabase(async (db) => {
    const user = await find(db, subject);
    if (!user.isAdmin) return write(`${user.username} is no administrator.`);
    await revokeAdminRole({ db, clock: systemClock }, actOn(user));
    write(`${user.username} is no administrator any more.`);
  });
}

const actOn = ({ id }: KnownUser) => ({
  actor: commandLine,
  userId: id,
  reason: 'Typed on the command line.',
});

async function find(db: Database, subject: string): Promise<KnownUser> {
  const queries = createAdminUsersQueries(db);
  const folded = foldIdentifier(subject);
  const user = await (folded.includes('@') ? queries.findByEmail(folded) : queries.findByName(folded));
  if (user === null) throw new CliError(`There is no member "${subject}".`);
  return user;
}

/** What an act refuses is told in its own words. */
async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const database = await openOwnDatabase(readOwnSettings(), { command: 'admin', sharesRunning: true });
  try {
    await work(database.db);
  } catch (error) {
    throw error instanceof AppError ? new CliError(error.message) : error;
  } finally {
    await database.close();
  }
}
