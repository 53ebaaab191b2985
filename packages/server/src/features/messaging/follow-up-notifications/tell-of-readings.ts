import { followUpWindows } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findDueDream } from '../../journal/follow-ups/find-due-dream.ts';
import { notify } from '../notifications/notify.ts';
import { createAskedMembersQueries } from './asked-members.queries.ts';
import { isMorning } from './morning.policy.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

const batchSize = 500;
const dayMs = 24 * 60 * 60_000;
/** Days after which no question is asked about a reading any more, and one for the time zones. */
const longestMs = (Math.max(...followUpWindows.map(({ until }) => until)) + 1) * dayMs;

/**
 * Tells members in whose morning it runs of the reading that their journal asks about today. Where a morning was slept
 * through, the question stands in the next one: it is asked for some days.
 */
export async function tellOfReadings(context: Parts): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const queries = createAskedMembersQueries(db);
  const timezones = (await queries.listTimezones()).filter((timezone) => isMorning(now, timezone));
  if (timezones.length === 0) return;
  const since = new Date(now.getTime() - longestMs);
  for (let after = 0; ; ) {
    const members = await queries.list({ timezones, since, after, limit: batchSize });
    for (const member of members) await tellOfReading(context, member);
    after = members.at(-1)?.id ?? after;
    if (members.length < batchSize) return;
  }
}

/** Tells a member, once, of the reading that their journal asks about at the time of the context, where it asks about one. */
export async function tellOfReading(context: Parts, member: Pick<Member, 'id' | 'timezone'>): Promise<void> {
  const due = await findDueDream(context, member);
  if (due === null) return;
  const { dream, window } = due;
  await notify(context, context.db, {
    userId: member.id,
    kind: 'dream_follow_up_due',
    fact: `dream-follow-up:${dream.id}:${window.day}`,
    params: { days: window.day },
    path: `/journal/${dream.id}`,
  });
}
