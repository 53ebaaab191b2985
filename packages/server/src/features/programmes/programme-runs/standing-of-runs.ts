import type { limits, ProgrammeSummary } from '@chitta/contract';
import type { Handle } from '#server/db/client.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { dayOfRun } from './days-of-run.ts';
import { createProgrammeRunQueries } from './programme-runs.queries.ts';

export type RunStanding = Pick<ProgrammeSummary, 'running' | 'ended'>;

/** Where the member stands in each programme that they have ever begun. */
export async function standingOfRuns(
  handle: Handle,
  member: Pick<Member, 'id' | 'timezone'>,
  now: Date,
): Promise<ReadonlyMap<limits.ProgrammeName, RunStanding>> {
  const today = dayAt(now, member.timezone ?? defaultTimezone);
  const standing = new Map<limits.ProgrammeName, RunStanding>();
  for (const { name, state, count, id, startedOn } of await createProgrammeRunQueries(handle).countByState(
    member.id,
  )) {
    const { running = null, ended = 0 } = standing.get(name) ?? {};
    standing.set(
      name,
      state === 'running'
        ? { running: { id, day: dayOfRun({ startedOn, endedOn: null }, today) }, ended }
        : { running, ended: ended + count },
    );
  }
  return standing;
}
