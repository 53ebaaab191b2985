import type { AppContext } from '#server/context.ts';
import { type PollLoop, startPollLoop } from '../concurrency/poll-loop.ts';
import { deliverMails, type OnGivenUp } from './deliver-mails.ts';
import type { MailKind } from './mail.ts';

/** Mails that failed, or that a node which has ended left behind, are looked for this often. */
const lookEveryMs = 15_000;

/** Sends mails as soon as they are committed. */
export function startMailDelivery(
  context: AppContext,
  kinds: readonly MailKind[],
  onGivenUp?: OnGivenUp,
): PollLoop {
  const loop = startPollLoop(context, {
    work: () => deliverMails(context, kinds, onGivenUp),
    lookEveryMs,
    failure: 'mails could not be sent',
  });
  context.mail.onEnqueued = loop.wake;
  return loop;
}
