import type { ReminderKind } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import { startOfDay } from '#server/platform/time/calendar-day.ts';
import { createRemindersQueries } from '../reminders.queries.ts';
import type { DueReminder } from './due-reminder.ts';
import { createSendingQueries, type LedTo, type MemberDay } from './sending.queries.ts';

export interface Recipient {
  readonly email: string;
  readonly language: 'en' | 'es' | null;
  readonly takesMails: boolean;
  readonly emailVerified: boolean;
  readonly isRefused: boolean;
}

/** What there is to know before members are reminded: read for all of them at once. */
export interface ReminderMatters {
  /** Members who can be told things; those who have closed their account or were suspended are not among them. */
  readonly recipients: ReadonlyMap<number, Recipient>;
  /** Who has done that day what a kind reminds of. */
  readonly done: Readonly<Record<ReminderKind, ReadonlySet<number>>>;
  /** Consultations that reminders lead to. */
  readonly incubations: ReadonlyMap<number, string>;
  readonly followUps: ReadonlyMap<number, string>;
}

const nobody: ReadonlySet<number> = new Set();

export async function findMatters(tx: Transaction, due: readonly DueReminder[]): Promise<ReminderMatters> {
  const queries = createSendingQueries(tx);
  const daysOf = (kind: ReminderKind): MemberDay[] =>
    due
      .filter(({ plan }) => plan.kind === kind)
      .map(({ plan: { userId, localDate: day }, source }) => ({
        userId,
        day,
        began: startOfDay(day, source.schedule.timezone),
      }));
  const ask = async <T>(kind: ReminderKind, question: (days: MemberDay[]) => Promise<T>, nothing: T) => {
    const days = daysOf(kind);
    return days.length === 0 ? nothing : question(days);
  };
  const morning = await ask('morning', queries.listRecalled, nobody);
  const exercise = await ask('exercise', queries.listExercised, nobody);
  const evening = await ask('evening', queries.listIncubated, nobody);
  const incubations = await ask(
    'evening',
    (days) => queries.listOpenIncubations(days.map(({ userId }) => userId)),
    [],
  );
  const followUps = byMember(await ask('follow_up', queries.listFollowUps, []));
  const undue = daysOf('follow_up').filter(({ userId }) => !followUps.has(userId));
  return {
    recipients: await findRecipients(tx, [...new Set(due.map(({ plan }) => plan.userId))]),
    done: { morning, exercise, evening, follow_up: new Set(undue.map(({ userId }) => userId)) },
    incubations: byMember(incubations),
    followUps,
  };
}

const byMember = (list: readonly LedTo[]): ReadonlyMap<number, string> =>
  new Map(list.map(({ userId, id }) => [userId, id]));

async function findRecipients(tx: Transaction, userIds: readonly number[]): Promise<Map<number, Recipient>> {
  const rows = await createSendingQueries(tx).listRecipients(userIds);
  const refused = new Set(await createRemindersQueries(tx).listRefused(userIds));
  return new Map(rows.map(({ userId, ...rest }) => [userId, { ...rest, isRefused: refused.has(userId) }]));
}
