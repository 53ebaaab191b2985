import type { AppContext } from '#server/context.ts';
import { type PollLoop, startPollLoop } from '#server/platform/concurrency/poll-loop.ts';
import { checkAlarms } from './alarms/check-alarms.ts';
import { createHeartbeat } from './nodes/create-heartbeat.ts';

const everyMs = 15_000;

/**
 * Every node says how it is doing, and judges alarms where no other one has. A loop and no job of the queue: a job that a
 * node died with is left to nobody for a quarter of an hour, and that is when alarms are needed.
 */
export function startMonitoring(context: AppContext): PollLoop {
  const heartbeat = createHeartbeat(context);
  const loop = startPollLoop(context, {
    work: async () => {
      await heartbeat.beat();
      await checkAlarms(context);
    },
    lookEveryMs: everyMs,
    failure: 'the state of this node could not be kept',
  });
  return {
    wake: loop.wake,
    async stop() {
      await loop.stop();
      // A database that is gone keeps nobody from ending.
      await heartbeat.stop().catch(() => undefined);
    },
  };
}
