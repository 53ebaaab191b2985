import type { AppContext } from '#server/context.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { configuration } from '../../audit-log/actor.ts';
import { listAuditLog } from '../../audit-log/list-audit-log.ts';
import { createAdminUsersQueries } from '../admin-users.queries.ts';
import { grantAdminRole } from './grant-admin-role.ts';

/**
 * Makes the member whose proven address is `ADMIN_EMAIL` an administrator, once: where the role has been given or taken
 * away before, that stands. Answers whether it was given now.
 */
export async function appointAdministrator(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
): Promise<boolean> {
  const { adminEmail } = context.config;
  if (adminEmail === null) return false;
  const user = await createAdminUsersQueries(context.db).findByEmail(foldIdentifier(adminEmail));
  const canBeOne = user?.emailVerified && user.accountStatus === 'active' && !user.isAdmin;
  if (!canBeOne || (await hadRole(context, user.id))) return false;
  await grantAdminRole(context, { actor: configuration, userId: user.id, reason: 'Named by ADMIN_EMAIL.' });
  return true;
}

async function hadRole({ db }: Pick<AppContext, 'db'>, member: number): Promise<boolean> {
  const taken = await listAuditLog({ db }, { member, action: 'admin_role.revoked', limit: 1 });
  const given = await listAuditLog({ db }, { member, action: 'admin_role.granted', limit: 1 });
  return taken.items.length + given.items.length > 0;
}
