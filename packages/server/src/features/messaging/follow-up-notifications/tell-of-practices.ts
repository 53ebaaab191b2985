import type { AppContext } from '#server/context.ts';
import { listDueFollowUps } from '../../oracle/oracle-follow-ups/list-due-follow-ups.ts';
import { notify } from '../notifications/notify.ts';
import { morningOf } from './morning.policy.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

const batchSize = 500;
const dayMs = 24 * 60 * 60_000;
/** Whoever is to be told of a day that is longer ago has looked or will not: a server that stood still tells of it no more. */
const daysBack = 3;

/** Tells members of practices whose day to look back has come, from its morning on. */
export async function tellOfPractices(context: Parts): Promise<void> {
  const now = context.clock.now();
  const dayFromNow = (days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  // It is tomorrow already east of Greenwich.
  const range = { from: dayFromNow(-daysBack), to: dayFromNow(1), limit: batchSize };
  let after: { readonly userId: number; readonly id: string } | null = null;
  for (;;) {
    const due = await listDueFollowUps(context, { ...range, after });
    for (const { userId, id, followUpDate, timezone } of due) {
      const { day, hasCome } = morningOf(now, timezone);
      if (followUpDate === null || followUpDate > day || !hasCome) continue;
      await tellOfPractice(context, { userId, id });
    }
    after = due.at(-1) ?? null;
    if (due.length < batchSize) return;
  }
}

/** Tells a member, once, that the practice of a consultation is to be looked back on. */
export function tellOfPractice(
  context: Parts,
  { userId, id }: { readonly userId: number; readonly id: string },
): Promise<void> {
  return notify(context, context.db, {
    userId,
    kind: 'oracle_follow_up_due',
    fact: `oracle-follow-up:${id}`,
    path: `/oracle-history/${id}`,
  });
}
