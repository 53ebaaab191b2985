import { AsyncLocalStorage } from 'node:async_hooks';
import type { AppContext } from '#server/context.ts';
import { remarkStep } from './remark-step.ts';
import { createRemarkQueries } from './remarks.queries.ts';

/** The marks that this node finds anew beside its requests. */
export interface RemarkRunner {
  /** Works until nothing is left to do; what fails is left to the next call. Never rejects. */
  run(): Promise<void>;
  /** Lets the step at work finish and leaves the rest to whoever starts next. */
  stop(): Promise<void>;
}

/** Members whose turn comes in one round. */
const mostMembers = 50;

/** Members take turns, a step each, however long their journals are. */
export function createRemarkRunner(context: AppContext): RemarkRunner {
  // Whoever asks for it has limits of its own that are none of the work's.
  const onOwnAccount = AsyncLocalStorage.snapshot();
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  async function round(): Promise<boolean> {
    const due = await createRemarkQueries(context.db).listDue(context.clock.now(), mostMembers);
    let isMore = false;
    for (const userId of due) {
      if (isStopped) return false;
      if (await remarkStep(context, { userId, priority: 'background' })) isMore = true;
    }
    return isMore;
  }

  async function work(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        while (await round());
      } catch (error) {
        context.log.warn({ err: error }, 'dreams are marked anew later');
      }
    } while (isAskedAgain && !isStopped);
  }

  return {
    run: () => {
      if (isStopped) return Promise.resolve();
      isAskedAgain = true;
      running ??= onOwnAccount(work).finally(() => {
        running = null;
      });
      return running;
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
