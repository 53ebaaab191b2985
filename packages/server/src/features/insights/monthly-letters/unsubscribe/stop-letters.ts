import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createMonthlyLetterQueries } from '../monthly-letters.queries.ts';
import { readLetterToken } from './letter-token.ts';

/**
 * Sends the member whose link this is no more letters by mail, until they choose them again. Throws `links.unknown` for a
 * link that this server has not sent, and where there is no such member any more.
 */
export async function stopLetters(
  context: Pick<AppContext, 'db' | 'clock' | 'secretBox'>,
  token: string,
): Promise<void> {
  const userId = await readLetterToken(context, token);
  assertThat(userId !== null, 'links.unknown');
  await inTransaction(context.db, async (tx) => {
    const queries = createMonthlyLetterQueries(tx);
    assertThat((await queries.findSettings(userId)) !== undefined, 'links.unknown');
    await queries.keepSettings({ userId, byMail: false, mailStoppedAt: context.clock.now() });
  });
}
