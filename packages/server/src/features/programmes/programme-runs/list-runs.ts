import { type limits, type ProgrammeRun, programmeRunId } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorMicros, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { presentRun } from './programme-runs.presenter.ts';
import { createProgrammeRunQueries } from './programme-runs.queries.ts';

const cursorKey = z.tuple([cursorMicros, programmeRunId]);

interface ListOptions {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly name: limits.ProgrammeName;
  readonly query: { readonly cursor?: string | undefined; readonly limit: number };
}

/** One page of the member's runs of a programme, latest first. Throws `requests.invalid` for a cursor that is none. */
export async function listRuns(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, name, query: { cursor, limit } }: ListOptions,
): Promise<{ items: ProgrammeRun[]; nextCursor: string | null }> {
  const today = dayAt(clock.now(), member.timezone ?? defaultTimezone);
  const rows = await createProgrammeRunQueries(db).list({
    userId: member.id,
    name,
    after: cursor === undefined ? null : decodeCursor(cursor, cursorKey),
    // One more than the page tells whether another page follows.
    count: limit + 1,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(({ run }) => presentRun(run, today)),
    nextCursor: last ? encodeCursor([last.micros, last.run.id]) : null,
  };
}
