import type { ReminderKind } from '@chitta/contract';
import type { Handle, Transaction } from '#server/db/client.ts';
import { dayAt } from '#server/platform/time/calendar-day.ts';
import { kindsOf, type ReminderState, stateOf } from './reminder-state.ts';
import { createRemindersQueries } from './reminders.queries.ts';
import { nextReminders, type ReminderMoment, type ReminderSchedule } from './schedule/reminder-schedule.ts';

/** What the next reminders of members are worked out from. */
export interface PlanSource {
  readonly state: ReminderState;
  readonly schedule: ReminderSchedule;
  /** Days that a kind was handled for already. */
  readonly takenOf: (kind: ReminderKind) => ReadonlySet<string>;
}

/**
 * Works out the next reminders of a member anew. Called in the transaction of whatever they follow from: times, ways,
 * time zone, days of follow-ups.
 */
export async function planReminders(tx: Transaction, userId: number, now: Date): Promise<void> {
  const source = (await readPlanSources(tx, [userId], now)).get(userId);
  if (source === undefined) return;
  const plans = kindsOf(source.state).flatMap((kind) => nextOf(source, kind, now, 1));
  await createRemindersQueries(tx).replacePlans(
    userId,
    plans.map(({ kind, day, at }) => ({ userId, kind, localDate: day, nextDueAt: at })),
  );
}

/** The next reminders of a kind after `now`. */
export function nextOf(
  { schedule, takenOf }: PlanSource,
  kind: ReminderKind,
  now: Date,
  count: number,
): ReminderMoment[] {
  return nextReminders(schedule, kind, { after: now, count, taken: takenOf(kind) });
}

const dayMs = 24 * 60 * 60 * 1000;

/** The sources of these members, by member. */
export async function readPlanSources(
  handle: Handle,
  userIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, PlanSource>> {
  const queries = createRemindersQueries(handle);
  const states = (await queries.listStates(userIds)).map(stateOf);
  // It is no earlier day anywhere.
  const from = dayAt(new Date(now.getTime() - dayMs), 'UTC');
  const taken = await queries.listTaken(userIds, from);
  const followed = states.filter((state) => kindsOf(state).includes('follow_up')).map(({ userId }) => userId);
  const days = followed.length === 0 ? [] : await queries.listFollowUpDays(followed, from);
  const takenBy = Map.groupBy(taken, ({ userId, kind }) => `${userId} ${kind}`);
  const daysOf = Map.groupBy(days, ({ userId }) => userId);
  return new Map(
    states.map((state): [number, PlanSource] => [
      state.userId,
      {
        state,
        schedule: {
          timezone: state.timezone,
          times: state.times,
          quietHours: state.quietHours,
          followUpDays: (daysOf.get(state.userId) ?? []).map(({ day }) => day),
        },
        takenOf: (kind) =>
          new Set((takenBy.get(`${state.userId} ${kind}`) ?? []).map(({ localDate }) => localDate)),
      },
    ]),
  );
}
