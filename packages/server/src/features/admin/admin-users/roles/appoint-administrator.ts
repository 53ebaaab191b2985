import type { AppContext } from '#server/context.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { configuration } from '../../audit-log/actor.ts';
import { listAuditLog } from '../../audit-log/list-audit-log.ts';
import { createAdminUsersQueries, type KnownUser } from '../admin-users.queries.ts';
import { grantAdminRole } from './grant-admin-role.ts';

/**
 * Whether whoever reads the mailbox holds the account: its password was set by a link in a mail to that address, or an
 * OpenID provider vouches for it. That a link of verification was followed shows less: a stranger may have opened the
 * account, or changed its address.
 */
const isOwners = ({ emailVerified, addressProof }: KnownUser) =>
  emailVerified && (addressProof === 'reset' || addressProof === 'provider');

/** `unproven`: there is an account, but nobody has shown that the mailbox is theirs in a way that counts here. */
export type Appointment = 'appointed' | 'unproven' | 'nobody';

/**
 * Makes the member whose address is `ADMIN_EMAIL`, and is shown to be theirs, an administrator, once: where the role has
 * been given or taken away before, that stands.
 */
export async function appointAdministrator(
  context: Pick<AppContext, 'db' | 'clock' | 'config'>,
): Promise<Appointment> {
  const { adminEmail } = context.config;
  if (adminEmail === null) return 'nobody';
  const user = await createAdminUsersQueries(context.db).findByEmail(foldIdentifier(adminEmail));
  const isWaiting = user?.accountStatus === 'active' || user?.accountStatus === 'pending';
  if (!isWaiting || user.isAdmin || (await hadRole(context, user.id))) return 'nobody';
  if (!isOwners(user)) return 'unproven';
  await grantAdminRole(context, { actor: configuration, userId: user.id, reason: 'Named by ADMIN_EMAIL.' });
  return 'appointed';
}

async function hadRole({ db }: Pick<AppContext, 'db'>, member: number): Promise<boolean> {
  const taken = await listAuditLog({ db }, { member, action: 'admin_role.revoked', limit: 1 });
  const given = await listAuditLog({ db }, { member, action: 'admin_role.granted', limit: 1 });
  return taken.items.length + given.items.length > 0;
}
