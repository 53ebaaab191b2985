import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { notFound } from './decide-case.ts';
import { type CaseOf, createModerationQueries } from './moderation.queries.ts';

interface AppealOptions {
  readonly userId: number;
  readonly of: CaseOf;
  readonly text: string;
}

/**
 * Asks to have something of one's own that is held or hidden looked at again, once. Throws `community.post_not_found` and
 * `community.reply_not_found`, also for those of others, `community.not_hidden`, `community.appealed`.
 */
export async function appealCase(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, of, text }: AppealOptions,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const queries = createModerationQueries(tx);
    const row = await queries.lock(of);
    assertThat(row?.userId === userId, notFound[of.kind]);
    assertThat(row.state !== 'visible', 'community.not_hidden');
    assertThat(row.appeal === null, 'community.appealed');
    await queries.update(of, { appeal: text, waitingSince: row.waitingSince ?? clock.now() });
  });
}
