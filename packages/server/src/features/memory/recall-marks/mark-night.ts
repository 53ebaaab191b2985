import type { MarkNightRequest, RecallNight } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt } from '#server/platform/time/calendar-day.ts';
import { listRecallNights } from './list-recall-nights.ts';
import { createRecallMarkQueries } from './recall-marks.queries.ts';

const firstNight = '1900-01-01';
/** Where a day begins first: members travel further than their time zone is told. */
const earliestZone = 'Pacific/Kiritimati';

interface MarkOptions {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly request: MarkNightRequest;
}

/** Marks a night, in place of its mark before. Throws `requests.invalid` for one that has not come anywhere. */
export async function markNight(
  context: Pick<AppContext, 'db' | 'clock'>,
  { member, request }: MarkOptions,
): Promise<RecallNight> {
  const { night } = request;
  const now = context.clock.now();
  if (night < firstNight || night > dayAt(now, earliestZone))
    throw new AppError('requests.invalid', { details: [{ path: 'night', message: 'Invalid input' }] });
  await createRecallMarkQueries(context.db).put(member.id, request, now);
  const [marked] = await listRecallNights(context, { member, from: night, to: night });
  invariant(marked, 'a night that was marked is listed');
  return marked;
}
