import type { AdminUser } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { listAuditLog } from '../audit-log/list-audit-log.ts';
import { presentUser } from './admin-users.presenter.ts';
import { createAdminUsersQueries } from './admin-users.queries.ts';

const mailsSinceMs = 30 * 24 * 60 * 60_000;
const actsShown = 20;

/** A member as administrators see them: counts of what they wrote, never a word of it. Throws `admin_users.not_found`. */
export async function showUser(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: number,
): Promise<AdminUser> {
  const queries = createAdminUsersQueries(db);
  const now = clock.now();
  const user = await queries.find(id);
  assertThat(user, 'admin_users.not_found');
  const [sessions, dreams, mails, acts] = await Promise.all([
    queries.countSessions(id, now),
    queries.countDreams(id),
    queries.listMails(id, new Date(now.getTime() - mailsSinceMs)),
    listAuditLog({ db }, { member: id, limit: actsShown }),
  ]);
  return presentUser({ user, sessions, dreams, mails, acts: acts.items }, now);
}
