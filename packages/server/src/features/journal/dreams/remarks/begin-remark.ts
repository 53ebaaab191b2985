import type { AppContext } from '#server/context.ts';
import { remarkStep } from './remark-step.ts';

/**
 * Sets going what `queueRemark` has noted. The newest dreams are marked before it returns, which is all of a small
 * journal; the rest is done beside the requests. Never throws: the change itself is kept by then, and that some dreams
 * keep their old marks for a while is no reason to call it failed.
 */
export async function beginRemark(context: AppContext, userId: number): Promise<void> {
  try {
    const isMore = await remarkStep(context, { userId, priority: 'interactive' });
    if (isMore) context.remarkNotifier.notify();
  } catch (error) {
    context.log.warn({ err: error }, 'dreams are marked anew later');
  }
}
