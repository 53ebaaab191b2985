import type { AppContext } from '#server/context.ts';
import { foldIdentifier } from '#server/platform/fold-identifier.ts';
import { configuration } from '../../audit-log/actor.ts';
import { createAuditLogQueries } from '../../audit-log/audit-log.queries.ts';
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
  const queries = createAuditLogQueries(db);
  const [taken] = await queries.list({ member, action: 'admin_role.revoked', count: 1 });
  const [given] = await queries.list({ member, action: 'admin_role.granted', count: 1 });
  return taken !== undefined || given !== undefined;
}
