import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { type ActRequest, actOnUser } from '../act-on-user.ts';
import { assertNotClosed } from '../assert-not-closed.ts';

/**
 * Makes the member an administrator; nothing of that opens to them without a second factor. Only a proven address: who
 * signed up with somebody else's must not be taken for that person. Throws `admin_users.*`.
 */
export async function grantAdminRole(
  context: Pick<AppContext, 'db' | 'clock'>,
  request: ActRequest,
): Promise<void> {
  await actOnUser(context, request, {
    action: 'admin_role.granted',
    async work({ user, queries }) {
      assertNotClosed(user);
      assertThat(user.emailVerified, 'admin_users.not_verified');
      if (user.isAdmin) return null;
      await queries.update(user.id, { isAdmin: true });
      return {};
    },
  });
}
