import type { AppContext } from '#server/context.ts';
import { type ActRequest, actOnUser } from '../act-on-user.ts';

/** Takes access without limits away; nothing happens where there is none. Throws `admin_users.not_found`. */
export async function revokeUnlimitedAccess(
  context: Pick<AppContext, 'db' | 'clock'>,
  request: ActRequest,
): Promise<void> {
  await actOnUser(context, request, {
    action: 'unlimited_access.revoked',
    async work({ user, queries }) {
      if (!user.hasUnlimitedAccess) return null;
      await queries.update(user.id, { hasUnlimitedAccess: false, unlimitedAccessUntil: null });
      return { until: user.unlimitedAccessUntil?.toISOString() ?? null };
    },
  });
}
