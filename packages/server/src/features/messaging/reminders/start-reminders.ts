import type { AppContext } from '#server/context.ts';
import { type PollLoop, startPollLoop } from '#server/platform/concurrency/poll-loop.ts';
import { sendDueReminders } from './sending/send-due-reminders.ts';

/** Times are told to the minute. */
const lookEveryMs = 10_000;

/** Sends reminders when their time has come. Every node does; each takes what no other has. */
export function startReminders(context: AppContext): PollLoop {
  return startPollLoop(context, {
    work: (stopping) => sendDueReminders(context, stopping),
    lookEveryMs,
    failure: 'reminders could not be sent',
  });
}
