import type { RecallMark, RecallNight } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { countDreamsByNight } from '#server/features/journal/dreams/nights/count-dreams-by-night.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createRecallMarkQueries, type NightRange } from './recall-marks.queries.ts';

interface ListOptions extends NightRange {
  readonly member: Pick<Member, 'id' | 'timezone'>;
}

/** The nights that were marked or have dreams in the journal, first to last. */
export async function listRecallNights(
  context: Pick<AppContext, 'db'>,
  { member, ...range }: ListOptions,
): Promise<RecallNight[]> {
  const [rows, dreams] = await Promise.all([
    createRecallMarkQueries(context.db).list(member.id, range),
    countDreamsByNight(context, { member, ...range }),
  ]);
  const marks = new Map(rows.map(({ night, mark }) => [night, mark]));
  return [...new Set([...marks.keys(), ...dreams.keys()])]
    .sort()
    .map((night) => recallNightOf(night, marks.get(night) ?? null, dreams.get(night) ?? 0));
}

/** A dream in the journal is a dream, whatever was marked. */
function recallNightOf(night: string, mark: RecallMark | null, dreams: number): RecallNight {
  return { night, mark, dreams, counts: dreams > 0 ? 'dream' : (mark ?? 'none') };
}

/** The first night that the member ever marked; null: none yet. */
export function findFirstMarkedNight({ db }: Pick<AppContext, 'db'>, userId: number): Promise<string | null> {
  return createRecallMarkQueries(db).findFirst(userId);
}
