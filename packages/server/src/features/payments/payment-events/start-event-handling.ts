import type { AppContext } from '#server/context.ts';
import { type PollLoop, startPollLoop } from '#server/platform/concurrency/poll-loop.ts';
import { collectSandboxEvents } from './collect-sandbox-events.ts';
import { handleEvents } from './handle-events.ts';

/** Events that could not be handled, or that another node left behind, are looked for this often. */
const lookEveryMs = 15_000;

/** Handles events of the provider as they come. Null where there is no provider. */
export function startEventHandling(context: AppContext): PollLoop | null {
  if (context.payments === null) return null;
  const loop = startPollLoop(context, {
    work: async () => {
      await collectSandboxEvents(context);
      await handleEvents(context);
    },
    lookEveryMs,
    failure: 'payment events could not be handled',
  });
  context.paymentEventNotifier.onNotify(loop.wake);
  context.paymentSandbox?.onEvents(loop.wake);
  return loop;
}
