import type { AppContext } from '#server/context.ts';
import { deliverMails } from './deliver-mails.ts';
import type { MailKind } from './mail.ts';

/** Mails that failed, or that a node which has ended left behind, are looked for this often. */
const lookEveryMs = 15_000;

export interface MailDelivery {
  /** Sends nothing more, once what is being sent is sent. */
  stop(): Promise<void>;
}

/** Sends mails as soon as they are committed, one round at a time. */
export function startMailDelivery(context: AppContext, kinds: readonly MailKind[]): MailDelivery {
  let round: Promise<void> | null = null;
  let isAskedAgain = false;
  let isStopped = false;

  async function run(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        await deliverMails(context, kinds);
      } catch (error) {
        context.log.error({ err: error }, 'mails could not be sent');
      }
    } while (isAskedAgain && !isStopped);
    round = null;
  }

  function wake(): void {
    if (isStopped) return;
    isAskedAgain = true;
    round ??= run();
  }

  const timer = setInterval(wake, lookEveryMs);
  context.mail.onEnqueued = wake;
  wake();
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await round;
    },
  };
}
