import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { type ActRequest, actOnUser } from '../act-on-user.ts';
import { assertNotClosed } from '../assert-not-closed.ts';

const longestMs = limits.adminAct.grantDays * 24 * 60 * 60_000;

/** Lets the member read without limits until `until`, whatever grant there was. Throws `requests.invalid`, `admin_users.*`. */
export async function grantUnlimitedAccess(
  context: Pick<AppContext, 'db' | 'clock'>,
  request: ActRequest,
  until: Date,
): Promise<void> {
  assertAhead(until, context.clock.now());
  await actOnUser(context, request, {
    action: 'unlimited_access.granted',
    async work({ user, queries }) {
      assertNotClosed(user);
      await queries.update(user.id, { hasUnlimitedAccess: true, unlimitedAccessUntil: until });
      return { until: until.toISOString() };
    },
  });
}

function assertAhead(until: Date, now: Date): void {
  const aheadMs = until.getTime() - now.getTime();
  if (aheadMs > 0 && aheadMs <= longestMs) return;
  const details = [{ path: 'until', message: 'This must be a time to come, within ten years.' }];
  throw new AppError('requests.invalid', { details });
}
