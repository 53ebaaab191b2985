import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { planReminders } from '../plan-reminders.ts';
import { createRemindersQueries } from '../reminders.queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/**
 * Sends the member whose link this is no more reminders by mail, until they choose them again. Throws `links.unknown`
 * for a link that this server has not sent, and where there is no such member any more.
 */
export async function stopMails(
  context: Pick<AppContext, 'db' | 'clock' | 'secretBox'>,
  token: string,
): Promise<void> {
  const userId = await readUnsubscribeToken(context, token);
  assertThat(userId !== null, 'links.unknown');
  const now = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    const queries = createRemindersQueries(tx);
    assertThat((await queries.findReach(userId)) !== undefined, 'links.unknown');
    await queries.keepSettings({ userId, mailKinds: [], mailStoppedAt: now });
    await planReminders(tx, userId, now);
  });
}
