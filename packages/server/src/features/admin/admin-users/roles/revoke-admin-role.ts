import type { AppContext } from '#server/context.ts';
import { type ActRequest, actOnUser } from '../act-on-user.ts';
import { assertNotLast } from '../admin-users.policy.ts';

/** Takes the role away; from oneself too, as long as another can sign in. Throws `admin_users.*`. */
export async function revokeAdminRole(
  context: Pick<AppContext, 'db' | 'clock'>,
  request: ActRequest,
): Promise<void> {
  await actOnUser(context, request, {
    action: 'admin_role.revoked',
    mindsAdministrators: true,
    async work(target) {
      const { user, queries } = target;
      if (!user.isAdmin) return null;
      assertNotLast(target);
      await queries.update(user.id, { isAdmin: false });
      return {};
    },
  });
}
