import type { NamedDream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { createNamedDreamQueries } from './named-dreams.queries.ts';

interface NameOptions {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly ids: readonly number[];
}

/** Names of those of the dreams that are in the member's journal, by their numbers. */
export async function nameDreams(
  { db }: Pick<AppContext, 'db'>,
  { member, ids }: NameOptions,
): Promise<ReadonlyMap<number, NamedDream>> {
  const zone = member.timezone ?? defaultTimezone;
  const rows = await createNamedDreamQueries(db).listNames(member.id, [...new Set(ids)]);
  return new Map(
    rows.map(({ createdAt, ...dream }) => [dream.id, { ...dream, night: dayAt(createdAt, zone) }]),
  );
}
