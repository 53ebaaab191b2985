import type { AppContext } from '#server/context.ts';
import { type PollLoop, startPollLoop } from '../../concurrency/poll-loop.ts';
import { createPushDispatcher } from './dispatch-pushes.ts';

/** Pushes that failed, or that a node which has ended left behind, are looked for this often. */
const lookEveryMs = 15_000;

/** Sends pushes as soon as they are committed. */
export function startPushDelivery(context: AppContext): PollLoop {
  const dispatcher = createPushDispatcher(context, () => context.push.onEnqueued());
  const loop = startPollLoop(context, {
    work: (stopping) => dispatcher.dispatch(stopping),
    lookEveryMs,
    failure: 'pushes could not be sent',
  });
  context.push.onEnqueued = loop.wake;
  return {
    wake: loop.wake,
    async stop() {
      await loop.stop();
      await dispatcher.idle();
    },
  };
}
