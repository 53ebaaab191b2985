import { limits, type Reminders } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { nextOf, readPlanSources } from './plan-reminders.ts';
import { kindsOf } from './reminder-state.ts';
import { presentReminders } from './reminders.presenter.ts';
import { createRemindersQueries } from './reminders.queries.ts';

/** When and how the member is reminded, and what comes next, as it stands now. */
export async function readReminders(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { id }: Pick<Member, 'id'>,
): Promise<Reminders> {
  const now = clock.now();
  const queries = createRemindersQueries(db);
  const source = (await readPlanSources(db, [id], now)).get(id);
  const reach = await queries.findReach(id);
  invariant(source && reach, 'a signed-in member has a row');
  const isRefused = (await queries.listRefused([id])).length > 0;
  const next = kindsOf(source.state)
    .flatMap((kind) => nextOf(source, kind, now, limits.shownReminders))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, limits.shownReminders);
  return presentReminders(source.state, { next, reach: { ...reach, isRefused } });
}
