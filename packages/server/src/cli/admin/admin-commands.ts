import { createAdminUsersQueries } from '#server/features/admin/admin-users/admin-users.queries.ts';
import { grantAdminRole } from '#server/features/admin/admin-users/roles/grant-admin-role.ts';
import { revokeAdminRole } from '#server/features/admin/admin-users/roles/revoke-admin-role.ts';
import { systemClock } from '#server/platform/time/clock.ts';
import type { Command } from '../command.ts';
import { actByCommand, actOnDatabase, findTyped } from './act-on-database.ts';

type Write = (line: string) => void;

/** Each name has two words, as it is typed. */
export const adminCommands = {
  'admin list': { subject: 'none', options: [], run: (_subject, _values, write) => list(write) },
  'admin grant': {
    subject: 'needed',
    options: ['id'],
    run: (subject, { id }, write) => grant(subject, id, write),
  },
  'admin revoke': {
    subject: 'needed',
    options: ['id'],
    run: (subject, { id }, write) => revoke(subject, id, write),
  },
} satisfies Record<string, Command>;

async function list(write: Write): Promise<void> {
  await actOnDatabase('admin', async (db) => {
    const found = await createAdminUsersQueries(db).listAdministrators();
    if (found.length === 0) write('There is no administrator.');
    for (const { id, username, email, accountStatus } of found)
      write(`${id}  ${username}  ${email}  ${accountStatus}`);
  });
}

async function grant(subject: string, id: string | undefined, write: Write): Promise<void> {
  await actOnDatabase('admin', async (db) => {
    const user = await findTyped(db, subject, id);
    if (user.isAdmin) return write(`${user.username} is an administrator already.`);
    await grantAdminRole({ db, clock: systemClock }, actByCommand(user));
    write(`${user.username} is an administrator now, and needs a second factor: /account/security.`);
  });
}

async function revoke(subject: string, id: string | undefined, write: Write): Promise<void> {
  await actOnDatabase('admin', async (db) => {
    const user = await findTyped(db, subject, id);
    if (!user.isAdmin) return write(`${user.username} is no administrator.`);
    await revokeAdminRole({ db, clock: systemClock }, actByCommand(user));
    write(`${user.username} is no administrator any more.`);
  });
}
