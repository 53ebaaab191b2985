import type { AppContext } from '#server/context.ts';
import { type PollLoop, startPollLoop } from '#server/platform/concurrency/poll-loop.ts';
import { remarkStep } from './remark-step.ts';
import { createRemarkQueries } from './remarks.queries.ts';

/** Dreams whose node has gone, or was too busy, are looked for this often. */
const lookEveryMs = 60_000;
/** Members whose turn comes in one round. */
const mostMembers = 50;

/** Marks dreams anew beside the requests. Members take turns, a step each, however long their journals are. */
export function startRemarking(context: AppContext): PollLoop {
  const loop = startPollLoop(context, {
    work: async (stopping) => {
      // Others may have come meanwhile, and those who had their turn go on behind them.
      if (await remarkRound(context, stopping)) loop.wake();
    },
    lookEveryMs,
    failure: 'dreams are marked anew later',
  });
  context.remarkNotifier.onNotify(loop.wake);
  return loop;
}

/** A step for each member who waits. Returns whether one of them has more to do. */
async function remarkRound(context: AppContext, stopping: AbortSignal): Promise<boolean> {
  const due = await createRemarkQueries(context.db).listDue(context.clock.now(), mostMembers);
  const failures: unknown[] = [];
  let isMore = false;
  for (const userId of due) {
    if (stopping.aborted) break;
    try {
      if (await remarkStep(context, { userId, priority: 'background' })) isMore = true;
    } catch (error) {
      // Left to a later look: the others have their turn all the same.
      failures.push(error);
    }
  }
  const members = failures.length;
  if (members > 0) context.log.warn({ err: failures[0], members }, 'dreams are marked anew later');
  return isMore;
}
