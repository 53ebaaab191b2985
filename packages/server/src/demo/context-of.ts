import type { AppContext } from '#server/context.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The context as it was so many days ago: what is done with it was done then. */
export function contextOf(context: AppContext, daysAgo: number): AppContext {
  const then = new Date(context.clock.now().getTime() - daysAgo * dayMs);
  return { ...context, clock: { now: () => then } };
}
