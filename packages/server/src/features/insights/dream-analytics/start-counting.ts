import type { AppContext } from '#server/context.ts';
import { type PollLoop, startPollLoop } from '#server/platform/concurrency/poll-loop.ts';
import { countJournal } from './count-journal.ts';
import { createDreamChangeQueries } from './dream-changes.queries.ts';

/** Short enough that figures are there when somebody looks, long enough that changes come together. */
const lookEveryMs = 4_000;
/** Members whose turn comes in one round. */
const mostMembers = 50;

/** Counts the figures of journals that have changed, beside the requests. */
export function startCounting(context: AppContext): PollLoop {
  return startPollLoop(context, {
    work: (stopping) => countDue(context, stopping),
    lookEveryMs,
    failure: 'figures of dreams are counted later',
  });
}

async function countDue(context: AppContext, stopping: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await createDreamChangeQueries(context.db).listDue(mostMembers)) {
    if (stopping.aborted) return;
    // Left to a later look: the others have their turn all the same.
    await countJournal(context, userId).catch((error: unknown) => failures.push(error));
  }
  const members = failures.length;
  if (members > 0) context.log.warn({ err: failures[0], members }, 'figures of dreams are counted later');
}
