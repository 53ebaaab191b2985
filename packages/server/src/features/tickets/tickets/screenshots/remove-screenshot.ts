import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { OfMember } from '../find-ticket.ts';
import { createTicketQueries } from '../tickets.queries.ts';
import { forgetScreenshotFile } from './screenshot-files.ts';
import { createScreenshotQueries } from './screenshots.queries.ts';

/** Takes the picture out of the member's ticket for good; where it has none, nothing changes. Throws `tickets.not_found`. */
export async function removeScreenshot(
  context: Pick<AppContext, 'db' | 'files' | 'log'>,
  { userId, id }: OfMember,
): Promise<void> {
  const name = await inTransaction(context.db, async (tx) => {
    const ticket = await createTicketQueries(tx).lock(id);
    assertThat(ticket?.userId === userId, 'tickets.not_found');
    await createScreenshotQueries(tx).remove(id);
    return ticket.screenshot;
  });
  await forgetScreenshotFile(context, name);
}
